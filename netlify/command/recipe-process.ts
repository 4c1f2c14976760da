/**
 * Runs the project it lies in, a copy with a new form and a new report: sends the form twice under one key, and asks the
 * report as a visitor and as staff. Writes what came back as one line of JSON.
 */
import { randomUUID } from 'node:crypto'
import { forms } from '#contract/enquiries/forms.ts'
import { reports } from '#contract/reports/reports.ts'
import { sampleBody } from '#server/testing/helpers/sample-body.ts'
import { startTestApi } from '#server/testing/helpers/test-api.ts'

// Both registries end with what was added.
const form = Object.values(forms).at(-1)
const report = reports.at(-1)
if (!form || !report) throw new Error('There is no form or no report.')

const api = await startTestApi()
const visitor = api.caller()
const staff = api.caller()
const member = await api.db.createStaff()
await staff.as(member)

const headers = { 'idempotency-key': randomUUID(), 'x-form-signals': 't=30000;h=0' }
const send = () => visitor.call('POST', form.path, { body: sampleBody(form.body), headers })
const sent = [await send(), await send()]
const refused = await visitor.call('POST', form.path, { body: {} })
const rows = await api.db.sql(`select * from public.${form.table}`)
const asked = await staff.call('POST', report.path, { body: { search: 'cb350' } })
const closed = await visitor.call('POST', report.path, { body: {} })
const exported = await staff.call('POST', `/api/reports/${report.id}/export`, { body: {} })
await api.close()

console.log(
  JSON.stringify({
    sent: sent.map(({ status, body }) => ({ status, body })),
    refused: { status: refused.status, body: refused.body },
    rows,
    report: { status: asked.status, body: asked.body },
    closed: closed.status,
    exported: exported.bytes.toString().trim().split('\n'),
  }),
)
process.exit(0)

/**
 * Runs the project in whose folder it is, a copy with a new form, a new report and a new endpoint: sends the
 * form twice under one key, and calls report and endpoint as a visitor and as staff. Writes the answers as
 * one line of JSON.
 */
import { randomUUID } from 'node:crypto'
import { forms } from '#contract/enquiries/forms.ts'
import { reports } from '#contract/reports/reports.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { writeGeneratedFiles } from '#server/build/schema/generated-files.ts'
import { sampleBody } from '#server/testing/helpers/sample-body.ts'
import { startTestApi } from '#server/testing/helpers/test-api.ts'

// The added form and report are the last ones of both registries.
const form = Object.values(forms).at(-1)
const report = reports.at(-1)
if (!form || !report) throw new Error('There is no form or no report.')

// Written as `npm run schema` does, before any module reads these files.
await writeGeneratedFiles()
const staffRoutes: Record<string, { method: string; path: string }> = (
  await import('#contract/generated/staff-routes.ts')
).staffRoutes
const route = staffRoutes.getClosedDay
if (!route) throw new Error('There is no route of the new endpoint.')

const api = await startTestApi()
const visitor = api.caller()
const staff = await api.staffCaller()

const headers = { 'idempotency-key': randomUUID(), 'x-form-signals': 't=30000;h=0' }
const send = () => visitor.call('POST', form.path, { body: sampleBody(form.body), headers })
const sent = [await send(), await send()]
const refused = await visitor.call('POST', form.path, { body: {} })
const rows = await api.db.sql(`select * from public.${form.table}`)
const asked = await staff.call('POST', report.path, { body: { search: 'cb350' } })
const closed = await visitor.call('POST', report.path, { body: {} })
const exported = await staff.call('POST', `/api/reports/${report.id}/export`, { body: {} })

const made = await staff.call('POST', '/api/closedDays', { body: { day: '2040-01-01', words: 'Fair' } })
const { id } = (made.body as { closedDay: { id: number } }).closedDay
const found = await staff.call(route.method, pathOf(route, { id }))
const missing = await staff.call(route.method, pathOf(route, { id: id + 1 }))
const refusedRead = await visitor.call(route.method, pathOf(route, { id }))
const document = (await visitor.call('GET', '/api/openapi.json')).body as {
  paths: Record<string, { get?: { operationId: string } }>
}
await api.close()

console.log(
  JSON.stringify({
    sent: sent.map(({ status, body }) => ({ status, body })),
    refused: { status: refused.status, body: refused.body },
    rows,
    report: { status: asked.status, body: asked.body },
    closed: closed.status,
    endpoint: {
      found: found.body,
      missing: missing.body,
      closed: refusedRead.status,
      listed: document.paths['/api/closedDays/{id}']?.get?.operationId,
    },
    exported: exported.bytes.toString().trim().split('\n'),
  }),
)
process.exit(0)

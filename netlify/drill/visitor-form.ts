import { randomUUID } from 'node:crypto'
import { formSignalsHeader, idempotencyHeader } from '#contract/wire/routes.ts'
import { formNames } from '#server/testing/helpers/forms.ts'
import { sampleCalls } from '#server/testing/helpers/sample-calls.ts'

/** An enquiry as a visitor sends it, under a uuid of its own. */
export interface VisitorForm {
  id: string
  /** The table of the enquiry. */
  table: string
  path: string
  request: { method: 'POST'; headers: Record<string, string>; body: string }
}

const numberFields = ['telephone', 'contact', 'contactNumber', 'mobile', 'mobileNo']

/**
 * The enquiry of one visitor: the kinds of forms in turn, and a different number and address for each
 * visitor.
 */
export function visitorForm(visitor: number): VisitorForm {
  const { name, path, table } = formNames[visitor % formNames.length] ?? { name: '', path: '/', table: '' }
  const sample = sampleCalls.get(name)?.body?.({} as never) as Record<string, unknown>
  const field = numberFields.find((one) => one in sample) ?? ''
  const id = randomUUID()
  return {
    id,
    table,
    path,
    request: {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [idempotencyHeader]: id,
        [formSignalsHeader]: 't=30000;h=0',
        'x-drill-address': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      },
      body: JSON.stringify({ ...sample, [field]: `9${String(visitor).padStart(9, '0')}` }),
    },
  }
}

/** The tables of `visitorForm`. */
export const visitorTables: readonly string[] = formNames.map(({ table }) => table)

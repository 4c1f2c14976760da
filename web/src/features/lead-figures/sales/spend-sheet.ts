import { beginsSpan } from '#contract/reports/spend-parts.ts'
import type { SentSpends } from '#contract/reports/spends.ts'
import { readSheet } from '#web/lib/sheet.ts'

type SpendRow = SentSpends['rows'][number]

/** The amounts of a sheet, and what is wrong with rows that are none, in words. */
export interface SpendSheet {
  rows: SpendRow[]
  faults: string[]
}

/**
 * Reads amounts out of the cells `time, source, campaign, rupees`: the time is a month (`2026-11`) or the
 * Monday of a week (`2026-11-23`). A first row of titles is passed over.
 */
export function readSpendSheet(text: string): SpendSheet {
  const sheet: SpendSheet = { rows: [], faults: [] }
  const { rows, numbers } = readSheet(text)
  for (const [at, [time = '', source = '', campaign = '', amount = '']] of rows.entries()) {
    const rupees = Number(amount.replace(/[₹,\s]/g, '') || Number.NaN)
    if (at === 0 && !/\d/.test(time)) continue
    const fault = faultOf(time, source, rupees)
    if (fault) sheet.faults.push(`Row ${numbers[at]}: ${fault}`)
    else sheet.rows.push({ ...timeOf(time), source, campaign, rupees: Math.round(rupees) })
  }
  return sheet
}

function faultOf(time: string, source: string, rupees: number): string | undefined {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d\d)?$/.test(time))
    return `“${time}” is no month (2026-11) and no Monday (2026-11-23).`
  const { beginsOn, span } = timeOf(time)
  if (!beginsSpan(beginsOn, span)) return `${time} is no Monday.`
  if (source === '') return 'The source is missing.'
  return Number.isFinite(rupees) && rupees >= 0 ? undefined : 'The amount is missing.'
}

function timeOf(time: string): Pick<SpendRow, 'beginsOn' | 'span'> {
  return time.length === 7 ? { beginsOn: `${time}-01`, span: 'month' } : { beginsOn: time, span: 'week' }
}

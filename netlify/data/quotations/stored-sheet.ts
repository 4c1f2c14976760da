import { type QuotationSheet, quotationSheet } from '#contract/quotations/quotation-parts.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { pathsOf } from '#server/lib/supabase/tolerant-reading.ts'

/**
 * A row with its paper; undefined, with a line in the log, where what is stored is no paper: half a paper
 * would name another price.
 */
export function withSheet<Row extends { sheet: unknown }>(
  row: Row,
): (Omit<Row, 'sheet'> & { sheet: QuotationSheet }) | undefined {
  const sheet = quotationSheet.safeParse(row.sheet)
  if (sheet.success) return { ...row, sheet: sheet.data }
  logEvent('warn', 'left_out', { from: 'quotations.sheet', paths: pathsOf(sheet.error) })
  return undefined
}

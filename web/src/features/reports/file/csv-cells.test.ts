import { expect, test } from 'vitest'
import { column, type ReportDefinition } from '#contract/reports/report-definition.ts'
import { enquiryReport } from '#contract/reports/sales-reports.ts'
import { csvCells } from './csv-cells.ts'

const report: ReportDefinition = {
  ...enquiryReport,
  columns: [column('mobile', 'Mobile', 'phone'), column('text', 'Number'), column('day', 'Date', 'date')],
}
const cellsOf = (row: object) => csvCells(report, [{ id: '1', mobile: '', text: '', day: '', ...row }])[0]

test.each([
  ['+91-98765-43210', '98765 43210'],
  ['09876543210', '98765 43210'],
  ['9876543210', '98765 43210'],
  ['0674-2301234', '0674 2301234'],
  ['06742301234', '067423 01234'],
  ['+442079460958', '+4420794 60958'],
])('the number %s stays text as %s', (mobile, kept) => {
  expect(cellsOf({ mobile })?.[0]).toBe(kept)
})

test.each(['001002', '1-2', '12/2026', '2E5', '12345678901234567', '91-98765-43210'])(
  '%s is kept as it was typed',
  (text) => {
    expect(cellsOf({ text })?.[1]).toBe(`'${text}`)
  },
)

test.each(['SP125', '2026', '-5', '1,20,000', 'OD05 AB 1234'])('%s stays bare', (text) => {
  expect(cellsOf({ text })?.[1]).toBe(text)
})

test('a day of the site stays bare', () => {
  expect(cellsOf({ day: '2026-11-26' })?.[2]).toBe('2026-11-26')
})

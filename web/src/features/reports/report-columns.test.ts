import { expect, test } from 'vitest'
import { reports } from '#contract/reports/reports.ts'
import { reportColumns } from './report-columns.tsx'

const report = reports.find(({ id }) => id === 'finance') ?? reports[0]
const titles = (isNarrow: boolean) => reportColumns(report, undefined, isNarrow).map(({ title }) => title)

test('where there is no room for all columns, who it is and since when stand first, and none is missing', () => {
  expect(titles(true).slice(0, 4)).toEqual(['Name', 'Mobile', 'Enq. Date', 'Enq. Time'])
  expect(titles(true).toSorted()).toEqual(titles(false).toSorted())
  expect(titles(false)).toEqual(report.columns.map(({ title }) => title))
})

import { expect, test } from 'vitest'
import { quickRanges, rangeLabel } from './quick-ranges.ts'

test('the ranges are counted from the day in India that the server says', () => {
  expect(quickRanges('2028-03-01')).toEqual([
    { label: 'Today', fromDate: '2028-03-01', toDate: '2028-03-01' },
    { label: 'Yesterday', fromDate: '2028-02-29', toDate: '2028-02-29' },
    { label: 'Last 7 days', fromDate: '2028-02-24', toDate: '2028-03-01' },
    { label: 'This month', fromDate: '2028-03-01', toDate: '2028-03-01' },
    { label: 'All dates', fromDate: '', toDate: '' },
  ])
  const labelOf = (fromDate: string, toDate: string) => rangeLabel({ fromDate, toDate }, '2028-03-01')
  expect([labelOf('2028-02-24', '2028-03-01'), labelOf('', ''), labelOf('', '2028-03-01')]).toEqual([
    'Last 7 days',
    'All dates',
    'Own dates',
  ])
})

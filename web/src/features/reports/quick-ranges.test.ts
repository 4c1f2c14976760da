import { expect, test } from 'vitest'
import { quickRanges } from './quick-ranges.ts'

test('the ranges are counted from the day in India that the server says', () => {
  expect(quickRanges('2028-03-01')).toEqual([
    { label: 'Today', fromDate: '2028-03-01', toDate: '2028-03-01' },
    { label: 'Yesterday', fromDate: '2028-02-29', toDate: '2028-02-29' },
    { label: 'Last 7 days', fromDate: '2028-02-24', toDate: '2028-03-01' },
    { label: 'This month', fromDate: '2028-03-01', toDate: '2028-03-01' },
  ])
})

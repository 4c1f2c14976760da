import { expect, test } from 'vitest'
import { quickRanges } from './quick-ranges.ts'

test('the ranges are days in India, whatever the clock of the machine says', () => {
  // 18:45 UTC on 29 February is a quarter past midnight on 1 March in India.
  expect(quickRanges(new Date('2028-02-29T18:45:00Z'))).toEqual([
    { label: 'Today', fromDate: '2028-03-01', toDate: '2028-03-01' },
    { label: 'Yesterday', fromDate: '2028-02-29', toDate: '2028-02-29' },
    { label: 'Last 7 days', fromDate: '2028-02-24', toDate: '2028-03-01' },
    { label: 'This month', fromDate: '2028-03-01', toDate: '2028-03-01' },
  ])
  expect(quickRanges(new Date('2028-02-29T18:29:59Z'))[0]?.fromDate).toBe('2028-02-29')
})

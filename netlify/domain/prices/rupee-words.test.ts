import { expect, it } from 'vitest'
import { formatRupees, formatRupeesExact, groupLakhs, timesAsMuch } from './rupee-words.ts'

it('groups as Indians do', () => {
  expect([999, 1000, 104_500, 1_40_000, 12_34_56_789].map(groupLakhs)).toEqual([
    '999',
    '1,000',
    '1,04,500',
    '1,40,000',
    '12,34,56,789',
  ])
})

it('agrees with the en-IN locale', () => {
  for (const amount of [0, 7, 99_999, 1_00_000, 99_99_999, 5_00_00_000]) {
    expect(groupLakhs(amount)).toBe(amount.toLocaleString('en-IN'))
  }
})

it('shows paise only when there are some, or always when asked', () => {
  expect(formatRupees(91_771)).toBe('₹91,771')
  expect(formatRupees(1_04_500.5)).toBe('₹1,04,500.50')
  expect(formatRupeesExact(3300)).toBe('₹3,300.00')
  expect(formatRupees(-2500)).toBe('−₹2,500')
})

it('says how many times a price another is, from twice on', () => {
  const said = (after: number) => timesAsMuch(1_000, after)
  expect([900, 1_900, 2_000, 2_540, 12_400, 12_00_01_000].map(said)).toEqual([
    undefined,
    undefined,
    '2 times as much',
    '2.5 times as much',
    '12 times as much',
    '1,20,001 times as much',
  ])
})

import { expect, test } from 'vitest'
import { aLead } from '#web/testing/leads.ts'
import { timesHere } from './times-here.ts'

const lead = aLead('Bijaya', { others: 2 })
const earlier = aLead('Bijaya', { createdAt: '2026-11-20T10:00:00.000Z' })
const later = aLead('Bijaya', { createdAt: '2026-11-25T10:00:00.000Z' })

test.each([
  [[], ''],
  [[earlier], '2nd time here'],
  [[earlier, earlier, later], '3rd time here'],
  [Array(10).fill(earlier), '11th time here'],
])('what came before counts, what came later does not', (others, words) => {
  expect(timesHere(lead, others)).toBe(words)
})

test('while the others are on their way, the count of the list stands', () => {
  expect(timesHere(lead, undefined)).toBe('3rd time here')
})

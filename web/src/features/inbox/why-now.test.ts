import { expect, test } from 'vitest'
import { aLead } from '#web/testing/leads.ts'
import { whyNow } from './why-now.ts'

// 26 November, 10:00 am in India.
const now = new Date('2026-11-26T04:30:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const words = (over: Parameters<typeof aLead>[1]) => {
  const why = whyNow(aLead('Bijaya', over), now)
  return [[why.words, why.when].filter(Boolean).join(' '), why.urgency]
}

test.each([
  [90, 40, 'promised by 10:40 am', 'quiet'],
  [90, 10, 'promised by 10:10 am', 'soon'],
  [90, -12, 'call promised, late 12 min', 'late'],
])('a promise given %d minutes ago and due in %d reads: %s', (ago, due, said, urgency) => {
  const promise = { createdAt: at(-ago), promisedAt: at(due), nextAt: at(due), nextWhy: 'promise' } as const
  expect(words({ ...promise, lateAt: at(due) })).toEqual([said, urgency])
})

test.each([
  ['', 60, 'call again 11:00 am', 'quiet'],
  ['Bring the papers', 20, 'Bring the papers 10:20 am', 'soon'],
  ['', 24 * 60, 'call again 27 Nov, 10:00 am', 'quiet'],
  ['', -47 * 60, 'call again, late 47 h', 'late'],
  ['', -3 * 24 * 60, 'call again, late 3 days', 'late'],
])('a next step "%s" in %d minutes reads: %s', (nextStep, due, said, urgency) => {
  const step = { nextStep, dueAt: at(due), nextAt: at(due), nextWhy: 'step', lateAt: at(due) } as const
  expect(words(step)).toEqual([said, urgency])
})

test.each([
  [360, 400, 'appointment 4:00 pm', 'quiet'],
  [-10, 20, 'appointment 9:50 am', 'soon'],
  [-60, -20, 'did they come? 9:00 am', 'late'],
])('an appointment that begins in %d minutes and ends in %d reads: %s', (begins, ends, said, urgency) => {
  expect(words({ nextAt: at(begins), nextWhy: 'appointment', lateAt: at(ends) })).toEqual([said, urgency])
})

test('a lead that nobody touched says when it came, and one with nothing due its stage', () => {
  expect(words({ nextAt: at(-20), nextWhy: 'new', lateAt: null })).toEqual(['came 20 min ago', 'quiet'])
  expect(words({ stage: 'quoted' })).toEqual(['Quoted', 'none'])
})

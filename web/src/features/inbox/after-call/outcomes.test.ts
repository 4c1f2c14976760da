import { expect, test } from 'vitest'
import { type LeadFamily, type LeadStage, leadStages } from '#contract/leads/lead-stages.ts'
import { outcomesOf } from './outcomes.ts'

const wordsOf = (family: LeadFamily, stage: LeadStage = 'new') =>
  outcomesOf({ family, stage }).map(({ words }) => words)

test('a talk with an applicant can end as agreed or declined, which is offered until it has', () => {
  expect(wordsOf('people', 'in-talk')).toEqual([
    'Spoke to them',
    'No answer',
    'Call back later',
    'Hired or agreed',
    'Declined',
    'Wrong number',
  ])
  expect(wordsOf('people', 'declined')).not.toContain('Declined')
})

test('every outcome leads to a stage of its family, and who walks through them finds a way to its end', () => {
  for (const family of ['sales', 'people', 'other'] as const) {
    const stages = leadStages[family]
    const reached = outcomesOf({ family, stage: 'new' }).flatMap(({ stage }) => stage?.id ?? [])
    expect(reached.filter((id) => !stages.some((stage) => stage.id === id))).toEqual([])
    expect(stages.some(({ id, isOpen }) => !isOpen && reached.includes(id))).toBe(true)
  }
})

test('a wrong number ends a new sale, and no sale that was reached before', () => {
  const end = (stage: LeadStage) =>
    outcomesOf({ family: 'sales', stage }).find(({ words }) => words === 'Wrong number')?.stage?.id
  expect([end('new'), end('contacted'), end('booked'), end('delivered')]).toEqual([
    'lost',
    undefined,
    undefined,
    undefined,
  ])
})

import { expect, test } from 'vitest'
import { auditInWords } from './audit-words.ts'

const act = {
  is_row: false,
  table_name: 'leads',
  subject: 'Lead of test rides · work',
  before: 'raw',
  after: 'raw',
  old_values: null as object | null,
  new_values: null as object | null,
}
const said = (now: object, was: object | null = null, subject = act.subject) => {
  const { before, after, ...words } = auditInWords({ ...act, subject, old_values: was, new_values: now })
  return { before, after, subject: words.subject }
}

test('the work on a lead stands in the words of its sheet, without what was typed', () => {
  const was = { family: 'sales', stage: 'test-ride', assignee: 'Priya Das', due: '27/11/2026' }
  const now = {
    family: 'sales',
    stage: 'lost',
    lostReason: 'other-brand',
    isReasonGiven: true,
    isStepNew: true,
  }
  expect(said(now, was)).toMatchObject({
    before: 'Test ride · Priya Das · 27/11/2026',
    after: 'Lost · Another brand · next step changed · reason given',
  })
})

test('marks, appointments and orders have no code in them either', () => {
  expect(said({ marks: ['do-not-call'] }, { marks: [] })).toMatchObject({ before: '', after: 'Do not call' })
  const booked = { appointment: 'booked', startsAt: '2026-11-27T05:00:00+00:00' }
  expect(said({ ...booked, appointment: 'no-show' }, booked)).toMatchObject({
    before: 'Booked · 27/11/2026 10:30 AM',
    after: 'Did not come · 27/11/2026 10:30 AM',
  })
  const step = { step: 'vehicle-set-aside', plannedOn: '2026-11-27' }
  expect(said({ ...step, doneOn: '2026-11-28' }, step)).toEqual({
    subject: 'Lead of test rides · order, Vehicle set aside',
    before: 'planned 27/11/2026',
    after: 'planned 27/11/2026 · done 28/11/2026',
  })
  expect(
    said({ pricePaise: 9_500_000, papersSeen: ['photographs'] }, { pricePaise: 9_000_000, papersSeen: [] }),
  ).toMatchObject({
    before: 'Papers seen: none; Price: ₹90,000',
    after: 'Papers seen: Passport photographs; Price: ₹95,000',
  })
})

test('an act without facts stays as the database wrote it', () => {
  expect(auditInWords(act)).toMatchObject({ before: 'raw', after: 'raw' })
})

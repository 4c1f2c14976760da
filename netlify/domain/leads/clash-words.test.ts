import { expect, test } from 'vitest'
import { clashInWords } from './clash-words.ts'

const now = new Date('2026-11-26T08:00:00Z')
const clash = { by: 'Priya Das', at: '2026-11-26T05:50:00Z' }

test.each([
  [{ fact: 'stage', theirs: 'quoted', mine: 'contacted' }, 'set Quoted', 'Contacted'],
  [{ fact: 'assigneeId', theirs: 'Ravi', mine: '' }, 'gave it to Ravi', 'nobody'],
  [{ fact: 'assigneeId', theirs: '', mine: 'Ravi' }, 'gave it back', 'Ravi'],
  [{ fact: 'outletId', theirs: 'Puri', mine: '' }, 'sent it to Puri', 'no outlet'],
  [
    { fact: 'dueAt', theirs: '2026-11-27T04:30:00Z', mine: '' },
    'set the next step for 10:00 am tomorrow',
    'no date',
  ],
  [{ fact: 'dueAt', theirs: '', mine: '2026-11-26T12:30:00Z' }, 'took its date away', '6:00 pm today'],
  [
    { fact: 'nextStep', theirs: 'Send the brochure', mine: '' },
    'wrote the next step “Send the brochure”',
    'none',
  ],
] as const)('%o says who did what and when, and what the reader wanted', (values, did, wanted) => {
  expect(clashInWords({ ...clash, ...values }, 'sales', now)).toBe(
    `Priya Das ${did} at 11:20 am today; you wanted ${wanted}.`,
  )
})

test('where no event says who it was, nobody is named', () => {
  const unknown = { by: '', at: '', fact: 'stage', theirs: 'quoted', mine: 'lost' } as const
  expect(clashInWords(unknown, 'sales', now)).toBe('Somebody set Quoted; you wanted Lost.')
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { leadStages } from '#contract/leads/lead-stages.ts'
import { anInbox } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

test('a column begins with who waits for a call, whenever they came', async () => {
  const past = (day: string) => `2026-01-${day}T10:00:00.000Z`
  const waits = (why: 'promise' | 'step', day: string) => ({
    ...(why === 'promise' ? { promisedAt: past(day) } : {}),
    nextAt: past(day),
    nextWhy: why,
    lateAt: past(day),
  })
  const cards = [
    aLead('Untouched', { createdAt: past('09') }),
    aLead('Step', waits('step', '01')),
    aLead('Newer promise', waits('promise', '05')),
    aLead('Older promise', waits('promise', '04')),
  ]
  server.use(
    answers(
      'getBoard',
      leadStages.sales.map(({ id }) => ({ stage: id, count: 4, cards: id === 'new' ? cards : [] })),
    ),
    ...anInbox(),
  )
  openStaffScreen('inbox&board=sales')
  const column = (await screen.findByRole('link', { name: 'Step' })).closest('ul')
  const names = within(column ?? document.body).getAllByRole('link', { name: /promise$|^Step|^Untouched/ })
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Older promise',
    'Newer promise',
    'Step',
    'Untouched',
  ])
})

test('a card says why now, the number and the first words; a number that is not to be called has no link', async () => {
  const came = '2026-01-02T10:00:00.000Z'
  const late = { promisedAt: came, nextAt: came, nextWhy: 'promise', lateAt: came } as const
  const cards = [
    aLead('Bijaya', { ...late, mobile: '098765-43210', message: 'Is the disc variant in stock?' }),
    aLead('Sanjukta', { mobile: '9000010003', marks: ['do-not-call'] }),
  ]
  server.use(
    answers(
      'getBoard',
      leadStages.sales.map(({ id }) => ({ stage: id, count: 2, cards: id === 'new' ? cards : [] })),
    ),
    ...anInbox(),
  )
  openStaffScreen('inbox&board=sales')
  const card = within((await screen.findByRole('link', { name: 'Bijaya' })).closest('li') ?? document.body)
  expect(card.getByText(/^late \d+ days$/)).toBeTruthy()
  expect(card.getByText(/^late \d+ days$/).parentElement?.querySelector('.truncate') ?? null).toBeNull()
  expect(card.getByText('“Is the disc variant in stock?”')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Call 98765 43210' })).toBeTruthy()
  expect(card.getByRole('link', { name: /^WhatsApp to 98765 43210/ })).toBeTruthy()
  expect(screen.getByText('Do not call')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /90000 10003/ })).toBeNull()
  const ended = within(screen.getByRole('list', { name: 'Ended' }))
  expect(ended.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Delivered2', 'Lost2'])
})

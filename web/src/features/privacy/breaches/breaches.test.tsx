import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Breach } from '#contract/privacy/breaches.ts'
import { answers, fails, type SeenCall, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const people = { exported: 0, changed: 0, read: 0, filter: 0, queued: 0, sent: 0, told: 0 }
const aBreach = (given: Partial<Breach> = {}): Breach => ({
  id: '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a10',
  version: 1,
  knownAt: new Date(Date.now() - 3_600_000 * 2).toISOString(),
  nature: 'account',
  items: ['name', 'number'],
  measures: ['closed'],
  happened: 'An account was used from outside.',
  words: { en: '', or: '', hi: '' },
  madeAt: new Date().toISOString(),
  madeBy: 'Owner (owner)',
  boardNotedAt: null,
  boardDetailedAt: null,
  people,
  ...given,
})
const screenAround = [answers('getRetention', { rules: [], coming: [], erased: 0 }), answers('listStaff', [])]

test('a breach is written down with what got out, and says at once what is due', async () => {
  const calls: SeenCall[] = []
  server.use(
    ...screenAround,
    answers('listBreaches', { breaches: [] }),
    answers('saveBreach', { breaches: [] }, (call) => calls.push(call)),
  )
  const { user } = openStaffScreen('privacy')
  await user.click(await screen.findByRole('button', { name: 'Write a breach down …' }))
  await user.click(await screen.findByRole('button', { name: 'Write it down' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/tick what got out.*write what happened/)
  expect(calls).toEqual([])
  await user.type(screen.getByLabelText('In your words'), 'A phone was lost.')
  await user.selectOptions(screen.getByLabelText('How'), 'device')
  await user.click(screen.getByLabelText('Phone numbers'))
  await user.click(screen.getByRole('button', { name: 'Write it down' }))
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.body).toMatchObject({
    expected: 0,
    facts: { nature: 'device', items: ['number'], measures: [], happened: 'A phone was lost.' },
  })
})

test('the letters are read before they are mailed, after a question, and who has no address is called', async () => {
  const calls: SeenCall[] = []
  const touched = aBreach({ people: { ...people, exported: 2 } })
  const person = {
    id: 1,
    why: 'exported',
    name: 'Asha',
    mobile: '90000 03001',
    email: '',
    language: 'or',
    queuedAt: null,
    sentAt: null,
    toldAt: null,
  } as const
  const letter = { subject: 'About your details', text: 'Somebody used an account.' }
  server.use(
    ...screenAround,
    answers('listBreaches', { breaches: [touched] }),
    answers('readBreachLetters', {
      letters: { en: letter, or: { ...letter, text: 'ଓଡ଼ିଆ' }, hi: letter },
      people: [person, { ...person, id: 2, name: 'Ravi', email: 'ravi@mail.example' }],
    }),
    answers('sendBreachLetters', { breaches: [touched], changed: 1 }, (call) => calls.push(call)),
  )
  const { user } = openStaffScreen('privacy')
  expect(await screen.findByText(/2 people, 0 told · first note due now, details due in 69 h/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Open: / }))
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Note for the Board')
  expect(note.value).toMatch(/Extent: 2 people, .*data: names; phone numbers\./)
  await user.click(screen.getByRole('button', { name: 'Read the letters' }))
  expect(await screen.findByText('ଓଡ଼ିଆ')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Told: Asha' }))
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ told: 1 }])
  await user.click(await screen.findByRole('button', { name: 'Mail 1 letter …' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mail the letters' })
  expect(calls).toHaveLength(1)
  await user.click(within(dialog).getByRole('button', { name: 'Mail them now' }))
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ told: 1 }, { told: null }])
})

test('a breach that somebody else saved meanwhile says so, and keeps what was typed', async () => {
  server.use(
    ...screenAround,
    answers('listBreaches', { breaches: [aBreach()] }),
    fails('saveBreach', 'conflict'),
  )
  const { user } = openStaffScreen('privacy')
  await user.click(await screen.findByRole('button', { name: /^Open: / }))
  const words = await screen.findByLabelText<HTMLTextAreaElement>('In your words')
  await user.type(words, ' More.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Somebody changed this in the meantime/)).toBeTruthy()
  expect(words.value).toBe('An account was used from outside. More.')
})

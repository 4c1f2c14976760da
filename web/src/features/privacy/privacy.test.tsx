import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, type SeenCall, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const lead = '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a10'
const coming = {
  enquiryId: '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a20',
  leadId: lead,
  kind: 'applicants',
  name: 'Bijaya Das',
  isHeld: false,
  erasedOn: '2036-01-01',
} as const
const retention = { rules: [{ kind: 'applicants', days: 180 }], coming: [coming], erased: 3 } as const

test('a person is found, erased after a question, and the screen says out of how much', async () => {
  const calls: SeenCall[] = []
  const optIn = {
    at: '2026-11-20T10:00:00Z',
    kind: 'opt-in',
    notice: 'How may we write?',
    version: '0a1b2c3d',
    by: '',
  } as const
  const quiet = {
    at: '2026-11-21T10:00:00Z',
    kind: 'do-not-call',
    notice: '',
    version: '',
    by: 'Ravi Das (ravi)',
  } as const
  const held = { kind: 'enquiry' as const, sent: { name: 'Bijaya' }, context: null, work: null, consents: [] }
  server.use(
    answers('getRetention', { ...retention, rules: [...retention.rules], coming: [] }),
    answers('readPerson', [held, { ...held, consents: [quiet, optIn] }]),
    answers('erasePerson', { erased: 2 }, (call) => calls.push(call)),
  )
  const { user } = openStaffScreen('privacy')
  await user.type(await screen.findByLabelText('Mobile number'), '98765 43210')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText('2 enquiries')).toBeTruthy()
  expect(screen.getByText(/Opted in, .*, to “How may we write\?” \(notice 0a1b2c3d\)/)).toBeTruthy()
  expect(screen.getByText(/^Do not call, .*, noted by Ravi Das \(ravi\)$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Erase …' }))
  const dialog = await screen.findByRole('dialog', { name: 'Erase 98765 43210' })
  expect(calls).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Erase this person' }))
  expect(await screen.findByText('This person was taken out of 2 enquiries.')).toBeTruthy()
  expect(calls[0]?.body).toEqual({ mobile: '98765 43210', email: '' })
})

test('who is erased soon stands with a countdown and can be held back', async () => {
  const rules = [...retention.rules]
  server.use(
    answers('getRetention', { ...retention, rules, coming: [coming] }),
    answers('holdLead', { ...retention, rules, coming: [{ ...coming, isHeld: true }] }),
  )
  const { user } = openStaffScreen('privacy')
  expect(await screen.findByText(/erased in \d+ days, 1 Jan 2036/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hold: Bijaya Das' }))
  expect(await screen.findByText(/held back/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Let go: Bijaya Das' })).toBeTruthy()
})

test('who waits in quarantine stands there too, with nothing to open or to hold', async () => {
  const waiting = { ...coming, leadId: null, name: 'Anita Sahoo' }
  server.use(answers('getRetention', { ...retention, rules: [...retention.rules], coming: [waiting] }))
  openStaffScreen('privacy')
  const item = within((await screen.findByText('Anita Sahoo')).closest('li') as HTMLElement)
  expect(item.getByText(/in quarantine · erased in \d+ days, 1 Jan 2036/)).toBeTruthy()
  expect([item.queryByRole('button'), item.queryByRole('link')]).toEqual([null, null])
})

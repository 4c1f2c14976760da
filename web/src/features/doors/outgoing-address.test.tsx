import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Outgoing, OutgoingMessage } from '#contract/messages/outgoing.ts'
import { DealershipFrame } from '#web/lib/dealership.tsx'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { answers, answersError, server } from '#web/testing/server.ts'
import { OutgoingAddress } from './outgoing-address.tsx'

const nobody: Outgoing = { address: '', withPerson: false, key: 'key-1', messages: [] }
const told: Outgoing = { ...nobody, address: 'https://crm.example/hook' }
const message: OutgoingMessage = {
  id: '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a10',
  at: '2026-11-26T10:00:00Z',
  leadId: '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a20',
  kind: 'finance',
  family: 'sales',
  before: 'new',
  after: 'test-ride',
  state: 'arrived',
  attempts: 1,
  failure: '',
}

function open(outgoing: Outgoing) {
  server.use(answers('getOutgoing', outgoing))
  render(
    <DealershipFrame of={aDealership()}>
      <OutgoingAddress />
    </DealershipFrame>,
    { wrapper: MemoryRouter },
  )
  return userEvent.setup()
}

test('an address is set, with a person only where that is ticked, and its key appears', async () => {
  const sent: unknown[] = []
  const user = open(nobody)
  const field = await screen.findByRole('textbox', { name: 'Address' })
  expect(screen.queryByRole('textbox', { name: 'Key' })).toBeNull()
  server.use(answers('saveOutgoing', told, ({ body }) => sent.push(body)))
  await user.type(field, told.address)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Key' })).value).toBe('key-1')
  await user.click(screen.getByRole('checkbox', { name: /^With name and number/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([
    { address: told.address, withPerson: false },
    { address: told.address, withPerson: true },
  ])
})

test('an address that is refused is marked, and keeps what was typed', async () => {
  const words = 'This address leads into a private network, where nothing is sent.'
  server.use(answersError('saveOutgoing', 'invalid_fields', { fields: { address: words } }))
  const user = open(nobody)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' })
  await user.type(field, 'https://10.0.0.1/')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(field.value).toBe('https://10.0.0.1/')
})

test('a key is renewed after a question', async () => {
  const user = open(told)
  server.use(answers('renewOutgoingKey', { ...told, key: 'key-2' }))
  await user.click(await screen.findByRole('button', { name: 'New key …' }))
  const dialog = await screen.findByRole('dialog', { name: 'A new key' })
  await user.click(within(dialog).getByRole('button', { name: 'Make a new key' }))
  expect(await screen.findByDisplayValue('key-2')).toBeTruthy()
})

test('each message says what became of it', async () => {
  const fates: Partial<OutgoingMessage>[] = [
    {},
    { state: 'waiting', attempts: 0 },
    { state: 'trying', attempts: 3, failure: '500' },
    { state: 'given up', attempts: 12, failure: 'ECONNREFUSED' },
    { state: 'trying', failure: 'EPIPE' },
  ]
  const messages = fates.map((fate, index) => ({ ...message, ...fate, id: message.id.slice(0, -1) + index }))
  open({ ...told, messages })
  expect((await screen.findAllByRole('link', { name: /New → Test ride$/ })).length).toBe(5)
  const words = screen.getAllByText(/ · /).map(({ textContent }) => textContent?.split(' · ')[1])
  expect(words).toEqual([
    'arrived',
    'leaves within a minute',
    'tried 3 times, goes on: answered with 500',
    'given up, tried 12 times: nobody answers there',
    'tried once, goes on: the connection failed',
  ])
})

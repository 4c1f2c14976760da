import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Delivery, Door, IntakeHealth } from '#contract/doors/doors.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, fails, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const at = '2026-11-20T10:00:00.000Z'
const aDoor = (more: Partial<Door> = {}): Door => ({
  slug: 'portal',
  vendor: 'signed',
  facts: {
    title: 'Bike portal',
    isOn: true,
    family: 'sales',
    outletId: null,
    pages: [],
    numbers: [],
    fields: {},
  },
  secretSince: at,
  at,
  ...more,
})
const aHealth = (more: Partial<IntakeHealth[number]> = {}): IntakeHealth[number] => ({
  slug: 'portal',
  title: 'Bike portal',
  vendor: 'signed',
  isOn: true,
  today: { came: 3, made: 2, wrong: 4 },
  newestAt: at,
  waiting: 0,
  failed: 1,
  asked: null,
  ...more,
})
const aDelivery = (more: Partial<Delivery>): Delivery => ({
  id: '11111111-1111-4111-8111-111111111111',
  vendorId: 'l:1',
  cameAt: at,
  sentAt: null,
  state: 'made',
  note: '',
  tries: 0,
  nextTryAt: null,
  leadId: null,
  ...more,
})

function openDoors(page = 'doors', doors = [aDoor()], deliveries: Delivery[] = []) {
  server.use(
    answers('getMe', anAccount({ role: 'owner' })),
    answers('listDoors', doors),
    answers('getIntakeHealth', [aHealth()]),
    answers('listDealers', []),
    answers('listDeliveries', deliveries),
  )
  return openStaffScreen(page).user
}

test('the list says what came today, what failed and how many calls were signed wrongly', async () => {
  openDoors()
  const row = await screen.findByRole('row', { name: /Bike portal/ })
  await waitFor(() => expect(row.textContent).toContain('3 came, 2 became leads'))
  expect(row.textContent).toContain('1 failed, 4 with a wrong key or signature')
})

test('a door is made with its secret, which is shown until its screen is left', async () => {
  const sent: unknown[] = []
  server.use(
    answers(
      'addDoor',
      { message: 'The door is made.', door: aDoor({ slug: 'rath-portal' }), secret: 'a-secret' },
      ({ body }) => void sent.push(body),
    ),
  )
  const user = openDoors('doors', [])
  await user.click(await screen.findByRole('button', { name: 'Add a door' }))
  await user.selectOptions(await screen.findByLabelText('Sender'), 'Another sender')
  await user.type(screen.getByLabelText(/^Name/), 'Rath portal')
  expect(screen.getByLabelText(/^Short name/)).toHaveProperty('value', 'rath-portal')
  await user.click(screen.getByRole('button', { name: 'Add the door' }))
  expect(await screen.findByLabelText('Secret')).toHaveProperty('value', 'a-secret')
  expect(screen.getByLabelText('Address')).toHaveProperty(
    'value',
    `${location.origin}/api/intake/rath-portal`,
  )
  expect(sent).toEqual([
    { vendor: 'signed', slug: 'rath-portal', facts: expect.objectContaining({ title: 'Rath portal' }) },
  ])
  await user.click(screen.getByRole('button', { name: 'All doors' }))
  await user.click(await screen.findByRole('button', { name: 'Details of Bike portal' }))
  await screen.findByRole('button', { name: 'Make a new secret' })
  expect(screen.queryByDisplayValue('a-secret')).toBeNull()
})

test('a name that is taken is said at its field', async () => {
  server.use(fails('addDoor', 'invalid_fields', { slug: 'This name is taken.', 'facts.title': 'Too odd.' }))
  const user = openDoors('doors&view=new', [])
  await user.click(await screen.findByRole('button', { name: 'Add the door' }))
  expect(await screen.findByText('This name is taken.')).toBeTruthy()
  expect(screen.getByText('Too odd.')).toBeTruthy()
})

test('deliveries say what became of them; a failed one is tried again, and a test is sent', async () => {
  const calls: string[] = []
  const note = ({ url }: { url: URL }) => void calls.push(url.pathname)
  const id = '22222222-2222-4222-8222-222222222222'
  const lead = '33333333-3333-4333-8333-333333333333'
  server.use(
    answers('tryDelivery', { message: 'It is tried again within a minute.' }, note),
    answers('testDoor', { message: 'The test came in. It makes no lead.' }, note),
  )
  const user = openDoors(
    'doors&door=portal',
    [aDoor()],
    [
      aDelivery({ leadId: lead, note: 'no_number' }),
      aDelivery({ id, vendorId: 'l:2', state: 'failed', note: 'no_access' }),
    ],
  )
  expect(
    await screen.findByText('4 calls with a wrong signature today. Nothing of that was kept.'),
  ).toBeTruthy()
  const made = within(await screen.findByRole('row', { name: /l:1/ }))
  expect(made.getByText('No usable number came with it.')).toBeTruthy()
  expect(made.getByRole('link').getAttribute('href')).toContain(`page=inbox&lead=${lead}`)
  const failed = within(screen.getByRole('row', { name: /l:2/ }))
  expect(failed.getByText(/check the access token/)).toBeTruthy()
  await user.click(failed.getByRole('button', { name: 'Try l:2 again' }))
  expect(await screen.findByText('It is tried again within a minute.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send a test' }))
  expect(await screen.findByText('The test came in. It makes no lead.')).toBeTruthy()
  expect(calls).toEqual([`/api/doors/portal/deliveries/${id}/try`, '/api/doors/portal/test'])
})

test('a door is closed and its fields get other names, saved over the moment that was seen', async () => {
  const sent: unknown[] = []
  const user = openDoors('doors&door=portal')
  server.use(
    answers('saveDoor', { message: 'The door is saved.', door: aDoor() }, ({ body }) => void sent.push(body)),
  )
  await user.click(await screen.findByLabelText('The door is open'))
  const names = within(screen.getByRole('region', { name: 'Names of its fields' }))
  await user.type(names.getByLabelText('Mobile'), 'contact_no, phone 2')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        expected: at,
        facts: expect.objectContaining({
          isOn: false,
          fields: { contact_no: 'mobile', 'phone 2': 'mobile' },
        }),
      },
    ]),
  )
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Appointment, AppointmentDay } from '#contract/appointments/appointments.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { dayAfter } from '#domain/days/days.ts'
import { deleteEntry, readEntries } from '#web/lib/outbox/store.ts'
import { withBrowserStore } from '#web/testing/browser-store.ts'
import { aLead } from '#web/testing/leads.ts'
import { someModelFacts } from '#web/testing/model-facts.ts'
import { answers, answersError, type SeenCall, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const ten = '2036-01-02T04:30:00.000Z'
const half = '2036-01-02T05:00:00.000Z'
const outlet = { id: 1, name: 'Jagatpur' }
const appointment: Appointment = {
  id: crypto.randomUUID(),
  version: 1,
  state: 'booked',
  purpose: 'test-ride',
  startsAt: half,
  minutes: 30,
  hasLicence: true,
  outletId: 1,
  outlet: outlet.name,
  reference: 'ABCD2345',
  leadId: crypto.randomUUID(),
  name: 'Bijaya',
  mobile: '9876543210',
  model: 'SP125',
  marks: [],
  isConfirmed: false,
  isTold: false,
  isToCall: true,
}
const twoFree = { outletId: 1, purpose: 'test-ride', startsAt: ten, minutes: 30, free: 2 } as const
const day: AppointmentDay = {
  data: [appointment],
  outlets: [{ ...outlet, closed: '' }],
  purposes: ['test-ride', 'paid-service', 'free-service'],
  free: [twoFree],
}

withBrowserStore()
afterEach(async () => {
  cleanup()
  for (const { id } of await readEntries()) await deleteEntry(id)
})
beforeEach(() =>
  server.use(
    answers('listAppointments', day),
    answers('listModelFacts', [someModelFacts()]),
    answers('findPerson', { leads: [], marks: [] }),
    answers('listSlots', {
      outlets: [{ ...outlet, address: 'Road', latitude: 20, longitude: 85 }],
      slots: [{ startsAt: half, minutes: 30, free: 1 }],
    }),
  ),
)

test('a press on a free time books it, the number first; where it is taken meanwhile another one is offered', async () => {
  const calls: SeenCall[] = []
  server.use(
    answers('bookAppointment', { ...appointment, name: 'Asha', isTold: true }, (call) => calls.push(call)),
  )
  const { user } = openStaffScreen('appointments&day=2036-01-02')
  await user.click(await screen.findByRole('button', { name: /2 free.*Jagatpur, 10 am/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a time' }))
  expect(document.activeElement).toBe(dialog.getByLabelText('Mobile number'))
  await user.keyboard('98765')
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  expect(dialog.getByText('Please enter ten digits.')).toBeTruthy()
  expect(dialog.getByText('Please ask: without a licence nobody may ride.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Mobile number'), '43210')
  expect(await dialog.findByText('Not known yet.')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Name/), 'Asha')
  await user.selectOptions(dialog.getByLabelText(/^Model/), 'SP125')
  await user.click(dialog.getByLabelText('They say that they are 18 and have a licence'))

  server.use(answersError('bookAppointment', 'conflict', {}))
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  await user.click(await dialog.findByRole('button', { name: /^10:30.am$/ }))
  expect(document.activeElement?.textContent).toMatch(/^\w+, 2 Jan.*10:30.am, Jagatpur/)
  server.use(
    answers('bookAppointment', { ...appointment, name: 'Asha', isTold: true }, (call) => calls.push(call)),
  )
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  expect(await screen.findByText('A message tells them.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      mobile: '9876543210',
      name: 'Asha',
      model: 'SP125',
      purpose: 'test-ride',
      outletId: 1,
      startsAt: half,
      hasLicence: true,
    },
  ])
})

test('the free times of the shown day stand first', async () => {
  const later = '2036-01-03T06:00:00.000Z'
  server.use(
    answers('listSlots', {
      outlets: [{ ...outlet, address: 'Road', latitude: 20, longitude: 85 }],
      slots: [half, later].map((startsAt) => ({ startsAt, minutes: 30, free: 1 })),
    }),
  )
  const { user } = openStaffScreen('appointments&day=2036-01-03&outlet=1')
  await user.click(await screen.findByRole('button', { name: 'Book a time' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a time' }))
  expect(await dialog.findByRole('button', { name: /^11:30.am$/ })).toBeTruthy()
})

test('a known person’s open lead is taken up: the time is booked beside it', async () => {
  const open = aLead('Bijaya', { model: 'SP125' })
  const calls: SeenCall[] = []
  server.use(
    answers('findPerson', { leads: [open, aLead('Bijaya', { family: 'service' })], marks: [] }),
    answers('bookAppointment', { ...appointment, isTold: false }, (call) => calls.push(call)),
  )
  const { user } = openStaffScreen('appointments&day=2036-01-02')
  await user.click(await screen.findByRole('button', { name: /2 free.*Jagatpur, 10 am/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a time' }))
  await user.keyboard('9876543210')
  await user.click(await dialog.findByRole('button', { name: /^Take this up/ }))
  expect(dialog.getByRole('button', { name: /^Taken up/ }).getAttribute('aria-pressed')).toBe('true')
  expect(dialog.getByLabelText(/^Model/)).toHaveProperty('value', 'SP125')
  await user.click(dialog.getByLabelText('They say that they are 18 and have a licence'))
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toMatchObject([{ leadId: open.id, model: 'SP125' }]),
  )
})

test('while a day is on its way, and where it does not come, nobody of another day stands below its heading', async () => {
  const { user } = openStaffScreen('appointments&day=2036-01-02')
  await screen.findByText('Bijaya')
  server.use(answersError('listAppointments', 'internal', {}))
  await user.click(screen.getByRole('button', { name: 'Thu 3 Jan' }))
  expect(await screen.findByRole('heading', { name: /3 Jan/ })).toBeTruthy()
  expect(screen.queryByText('Bijaya')).toBeNull()
  expect(await screen.findByText('The appointments could not be loaded.')).toBeTruthy()
  expect(screen.queryByText('Bijaya')).toBeNull()
  expect(screen.getByRole('button', { name: 'Book a time' })).toBeTruthy()
})

test('closed outlets are one line that says why, and where people are still booked', async () => {
  const closed = [outlet, { id: 2, name: 'Salepur' }].map((one) => ({ ...one, closed: 'Stock taking' }))
  const third = { id: 3, name: 'Banki', closed: '' }
  server.use(answers('listAppointments', { ...day, outlets: [...closed, third] }))
  openStaffScreen('appointments&day=2036-01-02')
  const line = await screen.findByText('2 outlets are closed')
  expect(line.parentElement?.textContent).toBe(
    '2 outlets are closed on 2 Jan: Stock taking. Still booked: Jagatpur (1). Please move them, or call their visitors.',
  )
})

test('whom no mail reminds is in a list of calls until they say that they come', async () => {
  const tomorrow = dayAfter(indianDay(new Date()), 1)
  const silent = { ...appointment, startsAt: `${tomorrow}T05:00:00.000Z` }
  const reminded = { ...silent, id: crypto.randomUUID(), name: 'Asha', isTold: true, isToCall: false }
  const calls: SeenCall[] = []
  server.use(
    answers('listAppointments', { ...day, data: [silent, reminded] }),
    answers('changeAppointment', { ...silent, isConfirmed: true, isToCall: false }, (call) =>
      calls.push(call),
    ),
  )
  const { user } = openStaffScreen(`appointments&day=${tomorrow}`)
  const line = await screen.findByText('1 person gets no reminder: call')
  await user.click(line)
  const list = within(line.closest('details') as HTMLElement)
  expect(list.getByRole('link', { name: 'Call Bijaya, 98765 43210' }).getAttribute('href')).toBe(
    'tel:+919876543210',
  )
  expect(list.queryByText('Asha')).toBeNull()
  await user.click(list.getByRole('button', { name: 'Will come: Bijaya' }))
  await waitFor(() => expect(line.isConnected).toBe(false))
  expect(calls.map(({ body }) => body)).toEqual([{ version: 1, confirms: true }])
  expect(screen.getByText('Will come')).toBeTruthy()
})

test('whoever comes for the calls of tomorrow finds their list open', async () => {
  openStaffScreen(`appointments&day=${dayAfter(indianDay(new Date()), 1)}#calls`)
  const line = await screen.findByText('1 person gets no reminder: call')
  expect(line.closest('details')?.open).toBe(true)
})

const salepur = { id: 2, name: 'Salepur', closed: '' }
const twoOutlets: AppointmentDay = {
  ...day,
  data: [
    { ...appointment, startsAt: '2036-01-02T06:40:00.000Z' },
    { ...appointment, id: crypto.randomUUID(), name: 'Asha', state: 'done', startsAt: ten },
  ],
  outlets: [{ ...outlet, closed: '' }, salepur],
  free: [
    ...day.free,
    { outletId: 2, purpose: 'paid-service', startsAt: ten, minutes: 60, free: 3 },
    { outletId: 2, purpose: 'test-ride', startsAt: half, minutes: 30, free: 1 },
  ],
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

test('several outlets stand beside each other, hour by hour, with what is free; those without anybody are folded', async () => {
  server.use(answers('listAppointments', twoOutlets))
  const { user } = openStaffScreen('appointments&day=2036-01-02')
  const table = await screen.findByRole('table')
  const first = ['10 am', expect.stringMatching(/^10:00.am Done Asha Test ride · SP125Book a time: 2 free/)]
  const last = ['12 pm', expect.stringMatching(/^12:10.pm Bijaya Test ride · SP125$/)]
  expect(rowsOf(table)).toEqual([['Hour', 'Jagatpur'], first, ['11 am', ''], last])
  await user.click(screen.getByRole('button', { name: 'Show them' }))
  expect(rowsOf(table)).toEqual([
    ['Hour', 'Jagatpur', 'Salepur'],
    [...first, 'Book a time: 4 free, Salepur, 10 am'],
    ['11 am', '', ''],
    [...last, ''],
  ])

  await user.click(screen.getByRole('button', { name: /4 free, Salepur/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a time' }))
  expect(dialog.getByText(/10:00.am, Salepur/)).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('What for'), 'Test ride')
  expect(dialog.getByText(/10:30.am, Salepur/)).toBeTruthy()
})

test('at one outlet the hours in which nobody comes share a line above who comes', async () => {
  const at = (startsAt: string) => ({ ...twoFree, startsAt })
  const free = [at(ten), at('2036-01-02T05:30:00.000Z'), at('2036-01-02T06:30:00.000Z')]
  const noon = { ...appointment, startsAt: '2036-01-02T06:40:00.000Z' }
  server.use(answers('listAppointments', { ...day, data: [noon], free }))
  openStaffScreen('appointments&day=2036-01-02')
  const first = await screen.findByRole('button', { name: /2 free.*Jagatpur, 10 am/ })
  const second = screen.getByRole('button', { name: /2 free.*Jagatpur, 11 am/ })
  expect(second.parentElement).toBe(first.parentElement)
  expect(first.textContent).toContain('10 am · ')
  // The free places of an hour in which somebody comes stand below that person, under one heading for both.
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '12 pm',
  ])
  const third = screen.getByRole('button', { name: /2 free.*Jagatpur, 12 pm/ })
  expect(third.textContent).not.toContain('·')
})

test('a box opens the appointment, whose name leads to the lead', async () => {
  server.use(answers('listAppointments', twoOutlets))
  const { user } = openStaffScreen('appointments&day=2036-01-02')
  await user.click(await screen.findByRole('button', { name: /Bijaya/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /2 Jan, 12:10.pm$/ }))
  expect(dialog.getByRole('link', { name: 'Bijaya' }).getAttribute('href')).toContain(
    `lead=${appointment.leadId}`,
  )
  expect(dialog.getByRole('button', { name: 'Move' })).toBeTruthy()
})

test('whether a visitor came is asked from the start on, and a past day says what is not closed', async () => {
  openStaffScreen('appointments&day=2036-01-02')
  await screen.findByText('Bijaya')
  expect(screen.getByText('1 of 1 to come')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Done|^Did not come/ })).toBeNull()
  cleanup()

  const past = { ...appointment, startsAt: '2024-01-02T05:00:00.000Z' }
  const changes: SeenCall[] = []
  server.use(
    answers('listAppointments', { ...day, data: [past], free: [] }),
    answers('changeAppointment', { ...past, version: 2, state: 'no-show' }, (call) => changes.push(call)),
  )
  const { user } = openStaffScreen('appointments&day=2024-01-02')
  expect(await screen.findByText('1 not closed: came or did not come?')).toBeTruthy()
  expect(screen.getByText('Not closed yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Did not come: Bijaya' }))
  expect(await screen.findByText('1 appointment')).toBeTruthy()
  expect(changes.map(({ body }) => body)).toEqual([{ version: 1, state: 'no-show' }])
})

test('without a connection what became of an appointment waits on the device, and its row says so', async () => {
  const past = { ...appointment, startsAt: '2026-01-02T05:00:00.000Z' }
  server.use(
    answers('listAppointments', { ...day, data: [past], free: [] }),
    unreachable('changeAppointment'),
  )
  const { user } = openStaffScreen('appointments&day=2026-01-02&outlet=1')
  await user.click(await screen.findByRole('button', { name: /^Done/ }))
  expect(await screen.findByText('noted, waits to be sent')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull()
  const arrived: unknown[] = []
  server.use(answers('changeAppointment', { ...past, state: 'done' }, ({ body }) => arrived.push(body)))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(arrived).toEqual([{ version: 1, state: 'done' }]))
})

test('who left no mail address is to be told, with a way to call and to write', async () => {
  server.use(answers('changeAppointment', { ...appointment, version: 2, state: 'cancelled' }))
  const { user } = openStaffScreen('appointments&day=2036-01-02')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Bijaya' })
  expect(dialog.textContent).toContain('No mail address: call or send WhatsApp')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel it' }))
  expect(await screen.findByText('Cancelled')).toBeTruthy()
  const ways = within(screen.getByText(/^No mail address:/)).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    'tel:+919876543210',
    expect.stringContaining('wa.me/919876543210'),
  ])
})

test('a call from the day is noted with its lead', async () => {
  const touches: SeenCall[] = []
  server.use(answers('addTouch', aLead('Bijaya'), (call) => touches.push(call)))
  const { user } = openStaffScreen('appointments&day=2036-01-02')
  const call = await screen.findByRole('link', { name: /^Call Bijaya/ })
  call.addEventListener('click', (event) => event.preventDefault())
  await user.click(call)
  await waitFor(() => expect(touches).toMatchObject([{ body: { kind: 'call' } }]))
  expect(touches[0]?.url.pathname).toContain(appointment.leadId)
})

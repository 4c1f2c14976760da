import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Appointment, AppointmentDay } from '#contract/appointments/appointments.ts'
import { aLead } from '#web/testing/leads.ts'
import { someModelFacts } from '#web/testing/model-facts.ts'
import { answers, answersError, type SeenCall, server } from '#web/testing/server.ts'
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
  isMailed: false,
}
const day: AppointmentDay = {
  data: [appointment],
  outlets: [{ ...outlet, closed: '' }],
  purposes: ['test-ride', 'paid-service', 'free-service'],
  free: [{ outletId: 1, purpose: 'test-ride', startsAt: ten, minutes: 30, free: 2 }],
}

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
    answers('bookAppointment', { ...appointment, name: 'Asha', isMailed: true }, (call) => calls.push(call)),
  )
  const { user } = openStaffScreen('appointments&day=2036-01-02')
  await user.click(await screen.findByText('Free times'))
  await user.click(screen.getByRole('button', { name: /^Book 10:00.am 2 free$/ }))
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
    answers('bookAppointment', { ...appointment, name: 'Asha', isMailed: true }, (call) => calls.push(call)),
  )
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  expect(await screen.findByText('A mail tells them.')).toBeTruthy()
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

test('while a day is on its way, and where it does not come, nobody of another day stands below its heading', async () => {
  const { user } = openStaffScreen('appointments&day=2036-01-02')
  await screen.findByText('Bijaya')
  server.use(answersError('listAppointments', 'internal', {}))
  await user.click(screen.getByRole('button', { name: 'The day after' }))
  expect(await screen.findByRole('heading', { name: /3 Jan/ })).toBeTruthy()
  expect(screen.queryByText('Bijaya')).toBeNull()
  expect(await screen.findByText('The appointments could not be loaded.')).toBeTruthy()
  expect(screen.queryByText('Bijaya')).toBeNull()
  expect(screen.getByRole('button', { name: 'Book a time' })).toBeTruthy()
})

test('the day says that an outlet is closed on it, why, and how many are still booked there', async () => {
  const away = { id: 2, name: 'Salepur', closed: '' }
  server.use(answers('listAppointments', { ...day, outlets: [{ ...outlet, closed: 'Stock taking' }, away] }))
  openStaffScreen('appointments&day=2036-01-02')
  const line = await screen.findByText('Jagatpur is closed')
  expect(line.parentElement?.textContent).toContain(': Stock taking. Still booked there: 1.')
  expect(screen.queryByText('Salepur is closed')).toBeNull()
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

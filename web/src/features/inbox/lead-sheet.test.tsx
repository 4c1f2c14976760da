import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Appointment } from '#contract/appointments.ts'
import { leadDetails } from '#contract/lead-work.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const detailsOf = (lead: ReturnType<typeof aLead>) =>
  leadDetails.parse({ lead, enquiry: {}, visit: null, others: [], events: [], appointment: null })

const first = aLead('Bijaya')
const second = aLead('Sanjukta', { outletId: 2, outlet: 'Puri' })

function serve() {
  server.use(
    answers('listLeads', { data: [first, second], totalRecords: 2, leads: 2, isCapped: false, newest: null }),
    answers('getInboxCounts', { mine: 0, unassigned: 2, overdue: 0, today: 2, fresh: 0 }),
    answers('getInboxChoices', {
      outlets: [
        { id: 1, name: 'Cuttack' },
        { id: 2, name: 'Puri' },
      ],
      models: [],
      sources: [],
    }),
    answers('listColleagues', []),
    answers('listTemplates', []),
  )
}

test('one press leads to the next person of the list, and asks where something is typed', async () => {
  serve()
  server.use(answers('getLead', detailsOf(first)))
  const { user, path } = openStaffScreen('inbox')
  await user.click(await screen.findByRole('link', { name: 'Bijaya' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Bijaya' }))
  await user.type(sheet.getByLabelText(/Note/), 'Rang twice')
  await user.click(sheet.getByRole('button', { name: 'Next lead' }))
  expect(path()).toContain(first.id)
  server.use(answers('getLead', detailsOf(second)))
  await user.click(await screen.findByRole('button', { name: /Discard|Throw/ }))
  expect(await screen.findByRole('dialog', { name: 'Sanjukta' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next lead' })).toBeNull()
})

test('a lead goes to another outlet, and its next step to tomorrow morning in one press', async () => {
  serve()
  server.use(answers('getLead', detailsOf(second)))
  const bodies: unknown[] = []
  server.use(answers('changeLead', second, ({ body }) => bodies.push(body)))
  const { user } = openStaffScreen(`inbox&lead=${second.id}`)
  const work = within(await screen.findByRole('form', { name: 'What is to be done' }))
  await user.selectOptions(await work.findByLabelText('Outlet'), 'Cuttack')
  await user.click(work.getByRole('button', { name: 'Tomorrow, 10 am' }))
  await user.click(work.getByRole('button', { name: 'Save' }))
  expect(bodies).toEqual([{ version: 3, outletId: 1, dueAt: expect.stringMatching(/T04:30:00\.000Z$/) }])
})

test('a time is booked beside a lead with its person and model filled in; beside one that has a time it is not', async () => {
  serve()
  const booked: Appointment = {
    id: crypto.randomUUID(),
    version: 1,
    state: 'booked',
    purpose: 'test-ride',
    startsAt: '2036-01-02T04:30:00.000Z',
    minutes: 30,
    hasLicence: true,
    outletId: 1,
    outlet: 'Cuttack',
    reference: 'ABCD2345',
    leadId: first.id,
    name: first.name,
    mobile: first.mobile,
    model: first.model,
    marks: [],
    isMailed: false,
  }
  const bodies: unknown[] = []
  server.use(
    answers('getLead', detailsOf(first)),
    answers('listModelFacts', []),
    answers('listSlots', {
      outlets: [{ id: 1, name: 'Cuttack', address: 'Road' }],
      slots: [{ startsAt: booked.startsAt, minutes: 30, free: 1 }],
    }),
    answers('bookAppointment', booked, ({ body }) => bodies.push(body)),
  )
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  await user.click(await screen.findByRole('button', { name: 'Book a time' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a time' }))
  await user.click(await dialog.findByRole('button', { name: /^10:00.am$/ }))
  await user.click(dialog.getByLabelText('They say that they are 18 and have a licence'))
  server.use(answers('getLead', { ...detailsOf(first), appointment: booked }))
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  expect(await screen.findByText('Open this day')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Book a time' })).toBeNull()
  const { name, mobile, model, purpose, outletId, startsAt, hasLicence, leadId } = booked
  const given = { name, mobile, model, purpose, outletId, startsAt, hasLicence, leadId }
  expect(bodies).toEqual([{ id: expect.any(String), ...given }])
})

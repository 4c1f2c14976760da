import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { leadDetails } from '#contract/leads/lead-work.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, answersError, server } from '#web/testing/server.ts'
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
  expect(sheet.getByText('K7QM-2F9D')).toBeTruthy()
  await user.type(sheet.getByLabelText(/Note/), 'Rang twice')
  await user.click(sheet.getByRole('button', { name: 'Next lead' }))
  expect(path()).toContain(first.id)
  server.use(answers('getLead', detailsOf(second)))
  await user.click(await screen.findByRole('button', { name: /Discard|Throw/ }))
  expect(await screen.findByRole('dialog', { name: 'Sanjukta' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next lead' })).toBeNull()
})

test('a lead that is no more is said to be gone', async () => {
  serve()
  server.use(answersError('getLead', 'not_found', {}))
  openStaffScreen(`inbox&lead=${first.id}`)
  expect(await screen.findByText(errorMessages.not_found())).toBeTruthy()
})

test('another lead of the same number asks too where something is typed', async () => {
  serve()
  server.use(answers('getLead', { ...detailsOf(first), others: [second] }))
  const { user, path } = openStaffScreen(`inbox&lead=${first.id}`)
  await user.type(await screen.findByLabelText(/Note/), 'Rang twice')
  await user.click(screen.getByRole('link', { name: /^New/ }))
  await user.click(await screen.findByRole('button', { name: 'Go on editing' }))
  expect(path()).toContain(first.id)
  expect(screen.getByLabelText(/Note/)).toHaveProperty('value', 'Rang twice')
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
  const sent = { version: 3, outletId: 1, dueAt: expect.stringMatching(/T04:30:00\.000Z$/) }
  await waitFor(() => expect(bodies).toEqual([sent]))
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
      outlets: [{ id: 1, name: 'Cuttack', address: 'Road', latitude: 20, longitude: 85 }],
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

test('what is typed stays while a colleague changes the rest, and is saved over what stands there now', async () => {
  serve()
  const newer = { ...second, version: 4, nextStep: 'Send the brochure' }
  const details = [detailsOf(second), detailsOf(newer)]
  const bodies: unknown[] = []
  server.use(
    http.get('*/api/lead/:id', () => HttpResponse.json(details[Math.min(bodies.length, 1)])),
    http.patch('*/api/lead/:id', async ({ request }) => {
      bodies.push(await request.json())
      const error = { code: 'conflict', message: 'Somebody changed this lead in the meantime.' }
      return bodies.length === 1
        ? HttpResponse.json({ error }, { status: 409 })
        : HttpResponse.json({ ...newer, version: 5 })
    }),
  )
  const { user } = openStaffScreen(`inbox&lead=${second.id}`)
  const work = within(await screen.findByRole('form', { name: 'What is to be done' }))
  await user.click(work.getByRole('button', { name: 'Tomorrow, 10 am' }))
  await user.click(work.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Somebody changed this lead in the meantime.')).toBeTruthy()
  expect(await work.findByDisplayValue('Send the brochure')).toBeTruthy()
  await user.click(work.getByRole('button', { name: 'Save' }))
  const dueAt = expect.stringMatching(/T04:30:00\.000Z$/)
  await waitFor(() =>
    expect(bodies).toEqual([
      { version: 3, dueAt },
      { version: 4, dueAt },
    ]),
  )
})

test('after a call its outcome, the stage and the next date are two presses; a call that was not noted comes with them', async () => {
  serve()
  const touches: unknown[] = []
  const changes: unknown[] = []
  server.use(
    answers('getLead', detailsOf({ ...first, assigneeId: anAccount().id })),
    answers('changeLead', { ...first, version: 4 }, ({ body }) => changes.push(body)),
    http.post('*/api/lead/:id/touches', () => HttpResponse.error()),
  )
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Bijaya' }))
  await press(user, sheet.getByRole('link', { name: /^Call / }))
  expect(await screen.findByText('This was not saved. Please try again.')).toBeTruthy()
  server.use(answers('addTouch', first, ({ body }) => touches.push(body)))
  await user.click(sheet.getByRole('button', { name: 'Spoke to them' }))
  const next = within(await sheet.findByRole('group', { name: 'When do you go on?' }))
  expect(touches).toMatchObject([{ kind: 'call', words: 'Spoke to them' }])
  expect(next.getByLabelText('Move to Contacted')).toHaveProperty('checked', true)
  await user.click(next.getByRole('button', { name: 'Tomorrow, 10 am' }))
  await waitFor(() => expect(sheet.queryByRole('group', { name: 'When do you go on?' })).toBeNull())
  expect(changes).toEqual([
    { version: 3, stage: 'contacted', dueAt: expect.stringMatching(/T04:30:00\.000Z$/) },
  ])
})

test.each([
  { what: 'is mine afterwards', takes: true, change: { assigneeId: anAccount().id } },
  { what: 'stays with nobody where that is wished', takes: false, change: {} },
])('a lead of nobody that somebody called $what', async ({ takes, change }) => {
  serve()
  const changes: unknown[] = []
  server.use(
    answers('getLead', detailsOf({ ...first, assigneeId: null })),
    answers('changeLead', first, ({ body }) => changes.push(body)),
    answers('addTouch', first),
  )
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Bijaya' }))
  await press(user, sheet.getByRole('link', { name: /^Call / }))
  await user.click(await sheet.findByRole('button', { name: 'No answer' }))
  const next = within(await sheet.findByRole('group', { name: 'When do you go on?' }))
  const take = next.getByLabelText('Take this lead')
  expect(take).toHaveProperty('checked', true)
  if (!takes) await user.click(take)
  await user.click(next.getByRole('button', { name: 'Tomorrow, 10 am' }))
  const dueAt = expect.stringMatching(/T04:30:00\.000Z$/)
  await waitFor(() => expect(changes).toEqual([{ version: 3, dueAt, ...change }]))
})

/** Presses a link without leaving the page, because the test has no page to go to. */
async function press(user: UserEvent, link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
}

test('a call from the list is noted with its lead, and asked about', async () => {
  serve()
  const touches: unknown[] = []
  server.use(
    answers('getLead', detailsOf(first)),
    answers('addTouch', first, ({ body, url }) => touches.push({ to: url.pathname, ...(body as object) })),
  )
  const { user, path } = openStaffScreen('inbox')
  const row = within(await screen.findByRole('row', { name: /Bijaya/ }))
  await press(user, row.getByRole('link', { name: /^Call / }))
  expect(await screen.findByRole('group', { name: 'How did it go?' })).toBeTruthy()
  expect(path()).toContain(first.id)
  expect(touches).toMatchObject([{ to: `/api/lead/${first.id}/touches`, kind: 'call' }])
  await user.click(screen.getByRole('button', { name: 'Say nothing' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('link', { name: 'Bijaya' }))
  await screen.findByRole('form', { name: 'What is to be done' })
  expect(screen.queryByRole('group', { name: 'How did it go?' })).toBeNull()
})

test('a message from the list that could not be noted comes with how it went', async () => {
  serve()
  const touches: unknown[] = []
  server.use(
    answers('getLead', detailsOf(first)),
    http.post('*/api/lead/:id/touches', () => HttpResponse.error()),
  )
  const { user } = openStaffScreen('inbox')
  const row = within(await screen.findByRole('row', { name: /Bijaya/ }))
  await press(user, row.getByRole('link', { name: /^WhatsApp / }))
  expect(await screen.findByText('This could not be noted. Please add a note to the lead.')).toBeTruthy()
  server.use(answers('addTouch', first, ({ body }) => touches.push(body)))
  await user.click(await screen.findByRole('button', { name: 'No answer' }))
  await waitFor(() => expect(touches).toMatchObject([{ kind: 'whatsapp', words: 'No answer' }]))
})

test.each([
  { outcome: 'No answer', presses: ['No date'] },
  { outcome: 'Wrong number', presses: [] },
])('a call takes an overdue lead out of what is due, also without a new date: $outcome', async (told) => {
  serve()
  const changes: unknown[] = []
  const overdue = { ...first, assigneeId: anAccount().id, dueAt: '2026-01-01T10:00:00.000Z' }
  server.use(
    answers('getLead', detailsOf(overdue)),
    answers('changeLead', first, ({ body }) => changes.push(body)),
    answers('addTouch', first),
  )
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Bijaya' }))
  await press(user, sheet.getByRole('link', { name: /^Call / }))
  for (const name of [told.outcome, ...told.presses])
    await user.click(await sheet.findByRole('button', { name }))
  await waitFor(() => expect(changes).toEqual([{ version: 3, dueAt: null }]))
})

test('a lead of the number is merged where its work is of the same kind and has not ended after it', async () => {
  serve()
  const lead = { ...first, isOpen: false, stage: 'delivered' } as const
  const others = [
    aLead('Sold', { stage: 'delivered', isOpen: false, model: 'Sold' }),
    aLead('Open', { model: 'Open' }),
    aLead('Workshop', { kind: 'booking', family: 'service', stage: 'delivered', isOpen: false }),
  ]
  server.use(answers('getLead', { ...detailsOf(first), lead, others }))
  openStaffScreen(`inbox&lead=${first.id}`)
  await screen.findByText('Other leads of this number')
  const merges = screen.getAllByRole('button', { name: /^Merge/ })
  expect(merges.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Sold')])
})

test('a phone folds the filters under a button that counts them', async () => {
  serve()
  const { user } = openStaffScreen('inbox&tab=all&kind=finance&outlet=2')
  const button = await screen.findByRole('button', { name: 'Filters (2)' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.selectOptions(screen.getByLabelText('Kind'), '')
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeTruthy()
})

import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { errorMessages } from '#contract/wire/errors.ts'
import { anAppointment } from '#web/testing/builders/appointments.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { anInbox, detailsOf } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, answersError, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const first = aLead('Bijaya')
const second = aLead('Sanjukta', { outletId: 2, outlet: 'Puri', mobile: '98765 43211' })

function serve() {
  server.use(
    answers('getInboxChoices', {
      outlets: [
        { id: 1, name: 'Cuttack' },
        { id: 2, name: 'Puri' },
      ],
      models: [],
      sources: [],
    }),
    ...anInbox([first, second]),
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
  expect(screen.getByText('Last of this list')).toBeTruthy()
})

test('a reason that is missing is asked for, and the last one asks for words', async () => {
  serve()
  server.use(answers('getLead', detailsOf(first)))
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const work = within(await screen.findByRole('form', { name: 'What is to be done' }))
  await user.selectOptions(work.getByLabelText('Stage'), 'Lost')
  await user.click(work.getByRole('button', { name: 'Save' }))
  expect(work.getByText('Please say why it was lost.')).toBeTruthy()
  await user.selectOptions(work.getByLabelText('Why it was lost'), 'Another reason')
  expect(work.queryByText('Please say why it was lost.')).toBeNull()
  await user.click(work.getByRole('button', { name: 'Save' }))
  expect(work.getByText('Please say it in words.')).toBeTruthy()
  const sent: unknown[] = []
  const lost = { ...first, stage: 'lost' as const, isOpen: false }
  server.use(answers('changeLead', lost, ({ body }) => sent.push(body)))
  await user.selectOptions(work.getByLabelText('Why it was lost'), 'The price')
  await user.click(work.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ stage: 'lost', lostReason: 'price', lostBecause: '' })]),
  )
})

test('after a call a sale is lost by the press on its reason', async () => {
  serve()
  server.use(answers('getLead', detailsOf(first)))
  const sent: unknown[] = []
  const lost = { ...first, stage: 'lost' as const, isOpen: false }
  server.use(
    answers('addTouch', first, ({ body }) => sent.push(body)),
    answers('changeLead', lost, ({ body }) => sent.push(body)),
  )
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const panel = within(await screen.findByRole('region', { name: 'After a call' }))
  await user.click(panel.getByRole('button', { name: 'Lost' }))
  await user.click(panel.getByRole('button', { name: 'Another reason' }))
  expect(panel.getByText('Please say why it was lost.')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Another brand' }))
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({ words: 'Lost: Another brand' }),
      expect.objectContaining({ stage: 'lost', lostReason: 'other-brand', lostBecause: '' }),
    ]),
  )
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

test('a lead goes to another outlet', async () => {
  serve()
  server.use(answers('getLead', detailsOf(second)))
  const bodies: unknown[] = []
  server.use(answers('changeLead', second, ({ body }) => bodies.push(body)))
  const { user } = openStaffScreen(`inbox&lead=${second.id}`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Sanjukta' }))
  await user.selectOptions(await sheet.findByLabelText('Outlet'), 'Cuttack')
  await user.click(sheet.getByRole('button', { name: 'Send it there' }))
  await waitFor(() => expect(bodies).toEqual([{ version: 3, seen: { outletId: 2 }, outletId: 1 }]))
})

test('a time is booked beside a lead with its person and model filled in; beside one that has a time it is not', async () => {
  serve()
  const booked = anAppointment({ leadId: first.id, startsAt: '2036-01-02T04:30:00.000Z' })
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

const clash = {
  by: 'Priya Das',
  at: '2026-11-26T05:50:00.000Z',
  fact: 'stage',
  theirs: 'quoted',
  mine: 'contacted',
} as const

/** Refuses the first change of a lead because of a colleague, and takes the next ones. */
function clashOnce(newer: typeof second, bodies: unknown[]) {
  const message = 'Priya Das set Quoted at 11:20 am today; you wanted Contacted.'
  const error = { code: 'conflict', message, current: { version: newer.version, clashes: [clash] } }
  const details = [detailsOf(second), detailsOf(newer)]
  server.use(
    http.get('*/api/lead/:id', () => HttpResponse.json(details[Math.min(bodies.length, 1)])),
    http.patch('*/api/lead/:id', async ({ request }) => {
      bodies.push(await request.json())
      return bodies.length === 1
        ? HttpResponse.json({ error, message }, { status: 409 })
        : HttpResponse.json({ ...newer, version: 5 })
    }),
  )
}

test.each([
  { answer: 'Set mine', sent: { stage: 'contacted', nextStep: 'Ring' } },
  { answer: 'Keep theirs', sent: { nextStep: 'Ring' } },
])('who changed the same fact, when and to what is said: $answer', async ({ answer, sent }) => {
  serve()
  const bodies: unknown[] = []
  clashOnce({ ...second, version: 4, stage: 'quoted' }, bodies)
  const { user } = openStaffScreen(`inbox&lead=${second.id}`)
  const work = within(await screen.findByRole('form', { name: 'What is to be done' }))
  await user.selectOptions(work.getByLabelText('Stage'), 'Contacted')
  await user.type(work.getByLabelText('Next step'), 'Ring')
  await user.click(work.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'This lead was changed meanwhile' }))
  expect(dialog.getByText('Priya Das set Quoted at 11:20 am today; you wanted Contacted.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: answer }))
  const seen = { stage: 'new', nextStep: '' }
  await waitFor(() =>
    expect(bodies).toEqual([
      { version: 3, seen, stage: 'contacted', nextStep: 'Ring' },
      expect.objectContaining({ version: 4, ...sent }),
    ]),
  )
  expect('stage' in (bodies[1] as object)).toBe(answer === 'Set mine')
})

test('what is typed stays where neither is chosen', async () => {
  serve()
  const bodies: unknown[] = []
  clashOnce({ ...second, version: 4, stage: 'quoted' }, bodies)
  const { user } = openStaffScreen(`inbox&lead=${second.id}`)
  const work = within(await screen.findByRole('form', { name: 'What is to be done' }))
  await user.selectOptions(work.getByLabelText('Stage'), 'Contacted')
  await user.click(work.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'This lead was changed meanwhile' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText(/^Priya Das set/)).toBeNull())
  expect(work.getByLabelText('Stage')).toHaveProperty('value', 'contacted')
  expect(bodies).toHaveLength(1)
})

test('after a call four presses note the outcome with a sentence, the stage and the next date', async () => {
  serve()
  const [touches, changes]: unknown[][] = [[], []]
  server.use(
    answers('getLead', detailsOf({ ...first, assigneeId: anAccount().id })),
    answers('changeLead', { ...first, version: 4 }, ({ body }) => changes?.push(body)),
    answers('addTouch', first, ({ body }) => touches?.push(body)),
  )
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Bijaya' }))
  await press(user, sheet.getByRole('link', { name: /^Call / }))
  const panel = within(sheet.getByRole('region', { name: 'After a call' }))
  await waitFor(() => expect(touches).toMatchObject([{ kind: 'call', words: '' }]))
  await user.click(panel.getByRole('button', { name: 'Spoke to them' }))
  await user.type(panel.getByLabelText(/^Note/), 'Wants the disc brake')
  expect(panel.getByLabelText('Move to Contacted')).toHaveProperty('checked', true)
  await user.click(panel.getByRole('button', { name: nextWeek }))
  await waitFor(() => expect(panel.queryByRole('button', { name: nextWeek })).toBeNull())
  expect(touches?.at(-1)).toMatchObject({ kind: 'note', words: 'Spoke to them: Wants the disc brake' })
  const seen = { stage: 'new', dueAt: null }
  expect(changes).toEqual([{ version: 3, seen, stage: 'contacted', dueAt: expect.any(String) }])
  expect(panel.getByLabelText(/^Note/)).toHaveProperty('value', '')
})

test('what was dialled by hand is noted with its outcome, and a day of one’s own is a day and a time', async () => {
  serve()
  const [touches, changes]: unknown[][] = [[], []]
  server.use(
    answers('getLead', detailsOf({ ...first, assigneeId: anAccount().id })),
    answers('changeLead', first, ({ body }) => changes?.push(body)),
    answers('addTouch', first, ({ body }) => touches?.push(body)),
  )
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const panel = within(await screen.findByRole('region', { name: 'After a call' }))
  await user.click(panel.getByRole('button', { name: 'No answer' }))
  await user.click(panel.getByRole('button', { name: 'A day…' }))
  await user.clear(panel.getByLabelText('Day'))
  await user.type(panel.getByLabelText('Day'), '2036-11-30')
  expect(await panel.findByText('The outlet is closed then.')).toBeTruthy()
  await user.clear(panel.getByLabelText('Time'))
  await user.type(panel.getByLabelText('Time'), '11:30')
  await user.click(panel.getByRole('button', { name: 'Set' }))
  await waitFor(() => expect(changes).toMatchObject([{ dueAt: '2036-11-30T06:00:00.000Z' }]))
  expect(touches).toMatchObject([{ kind: 'call', words: 'No answer' }])
})

test('a message that was answered is done in one press', async () => {
  serve()
  const changes: unknown[] = []
  const message = aLead('Manas', { kind: 'message', family: 'other' })
  server.use(
    answers('getLead', detailsOf(message)),
    answers('changeLead', { ...message, stage: 'done' }, ({ body }) => changes.push(body)),
    answers('addTouch', message),
  )
  const { user } = openStaffScreen(`inbox&lead=${message.id}`)
  const panel = within(await screen.findByRole('region', { name: 'After a call' }))
  await user.click(panel.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(changes).toEqual([{ version: 3, seen: { stage: 'new' }, stage: 'done' }]))
})

test('what could not be noted on a device that keeps nothing is said to lack a connection, and stands for the call then', async () => {
  serve()
  const touches: unknown[] = []
  server.use(
    answers('getLead', detailsOf({ ...first, assigneeId: anAccount().id })),
    http.post('*/api/lead/:id/touches', () => HttpResponse.error()),
  )
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Bijaya' }))
  await press(user, sheet.getByRole('link', { name: /^Call / }))
  expect(await screen.findByText(/^There is no connection\. This was not saved;/)).toBeTruthy()
  server.use(
    answers('addTouch', first, ({ body }) => touches.push(body)),
    answers('changeLead', first),
  )
  await user.click(sheet.getByRole('button', { name: 'Wrong number' }))
  await waitFor(() => expect(touches).toMatchObject([{ kind: 'call', words: 'Wrong number' }]))
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
  const panel = within(await screen.findByRole('region', { name: 'After a call' }))
  await user.click(panel.getByRole('button', { name: 'No answer' }))
  const take = await panel.findByLabelText('Take this lead')
  expect(take).toHaveProperty('checked', true)
  if (!takes) await user.click(take)
  await user.click(panel.getByRole('button', { name: nextWeek }))
  const dueAt = expect.any(String)
  const seen = expect.objectContaining({ dueAt: null })
  await waitFor(() => expect(changes).toEqual([{ version: 3, seen, dueAt, ...change }]))
})

/** The one moment that is offered at any time of any day in the usual hours. */
const nextWeek = /^(Next week|Monday)/

/** Presses a link without leaving the page, because the test has no page to go to. */
async function press(user: UserEvent, link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
}

test('a call from the list is noted with its lead, and asked about', async () => {
  serve()
  const changes: unknown[] = []
  const touches: unknown[] = []
  server.use(
    answers('getLead', detailsOf(first)),
    answers('addTouch', first, ({ body, url }) => touches.push({ to: url.pathname, ...(body as object) })),
    answers('changeLead', first, ({ body }) => changes.push(body)),
  )
  const { user, path } = openStaffScreen('inbox')
  await press(user, await screen.findByRole('link', { name: 'Call 98765 43210' }))
  const panel = await screen.findByRole('region', { name: 'After a call' })
  await waitFor(() => expect(document.activeElement).toBe(panel))
  expect(path()).toContain(first.id)
  expect(touches).toMatchObject([{ to: `/api/lead/${first.id}/touches`, kind: 'call' }])
  await user.click(within(panel).getByRole('button', { name: 'Wrong number' }))
  await waitFor(() => expect(touches.at(-1)).toMatchObject({ kind: 'note', words: 'Wrong number' }))
  // Nobody is to dial it again.
  await waitFor(() => expect(changes).toMatchObject([{ stage: 'lost', lostReason: 'not-reached' }]))
})

test('a call from the list that could not be noted comes with how it went', async () => {
  serve()
  const touches: unknown[] = []
  server.use(
    answers('getLead', detailsOf({ ...first, assigneeId: anAccount().id })),
    http.post('*/api/lead/:id/touches', () => HttpResponse.error()),
  )
  const { user } = openStaffScreen('inbox')
  await press(user, await screen.findByRole('link', { name: 'Call 98765 43210' }))
  expect(await screen.findByText('This could not be noted. Please add a note to the lead.')).toBeTruthy()
  server.use(answers('addTouch', first, ({ body }) => touches.push(body)))
  await user.click(await screen.findByRole('button', { name: 'No answer' }))
  await user.click(await screen.findByRole('button', { name: 'No date' }))
  await waitFor(() => expect(touches).toMatchObject([{ kind: 'call', words: 'No answer' }]))
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
  for (const name of [told.outcome, ...told.presses])
    await user.click(await sheet.findByRole('button', { name }))
  await waitFor(() => expect(changes).toMatchObject([{ version: 3, dueAt: null }]))
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

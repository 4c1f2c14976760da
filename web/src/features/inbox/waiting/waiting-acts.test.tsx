import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteEntry, readEntries } from '#web/lib/outbox/store.ts'
import { withBrowserStore } from '#web/testing/browser-store.ts'
import { anAppointment } from '#web/testing/builders/appointments.ts'
import { anOrder, dayFromNow } from '#web/testing/builders/orders.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { anInbox, detailsOf } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { comeOnline } from '#web/testing/outbox-scenario.ts'
import { answers, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

withBrowserStore()

beforeEach(() => {
  // Only the date is faked; timers stay real.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  cleanup()
  for (const { id } of await readEntries()) await deleteEntry(id)
})

const lead = aLead('Bijaya', { assigneeId: anAccount().id })
function serve(given = lead) {
  server.use(answers('getLead', detailsOf(given)), ...anInbox([given]))
}

/** Notes a call with an outcome and moves the lead on, without a connection. */
async function workInVain() {
  serve()
  server.use(unreachable('addTouch'), unreachable('changeLead'))
  const { user } = openStaffScreen(`inbox&lead=${lead.id}`)
  const panel = within(await screen.findByRole('region', { name: 'After a call' }))
  await user.click(panel.getByRole('button', { name: 'Spoke to them' }))
  await user.click(await panel.findByRole('button', { name: 'No date' }))
  const waiting = within(await screen.findByRole('region', { name: 'Waiting to be sent' }))
  await waiting.findByText(/^Moved to Contacted/)
  return { user, waiting }
}

/** Makes the connection work, and collects what arrives, in order. */
function collect(): object[] {
  const arrived: object[] = []
  server.use(
    answers('addTouch', lead, ({ body }) => arrived.push(body as object)),
    answers('changeLead', lead, ({ body }) => arrived.push(body as object)),
  )
  return arrived
}

const call = { kind: 'call', words: 'Spoke to them' }
const move = { version: 3, seen: { stage: 'new' }, stage: 'contacted' }

test('without a line a call and a stage wait sealed, are shown at the lead, and arrive in order when it is back', async () => {
  const { waiting } = await workInVain()
  expect(waiting.getByText(/^Called: Spoke to them/)).toBeTruthy()
  // The sheet shows the lead as it will be.
  const work = within(screen.getByRole('form', { name: 'What is to be done' }))
  expect(work.getByLabelText('Stage')).toHaveProperty('value', 'contacted')
  expect(await screen.findByRole('button', { name: '2 waiting to be sent' })).toBeTruthy()
  // The list says so too, because nobody is to be called twice.
  expect(screen.getByText('noted, waits to be sent')).toBeTruthy()
  expect(JSON.stringify(await readEntries())).not.toMatch(/Spoke|contacted/)
  const arrived = collect()
  comeOnline()
  await waitFor(() => expect(arrived).toMatchObject([call, move]))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting to be sent' })).toBeNull())
  expect(await readEntries()).toEqual([])
})

test('a number that is not to be called any more is so at once without a line, and arrives once', async () => {
  serve()
  server.use(unreachable('markContact'))
  const { user } = openStaffScreen(`inbox&lead=${lead.id}`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Bijaya' }))
  await user.click(await sheet.findByRole('button', { name: 'Do not call' }))
  const question = within(await screen.findByRole('dialog', { name: /^Do not call:/ }))
  await user.click(question.getByRole('button', { name: 'Do not call' }))
  expect(await sheet.findByText('Do not call this number.')).toBeTruthy()
  expect(sheet.queryByRole('link', { name: 'Call 98765 43210' })).toBeNull()
  const arrived: unknown[] = []
  server.use(answers('markContact', { ...lead, marks: ['do-not-call'] }, ({ body }) => arrived.push(body)))
  comeOnline()
  await waitFor(() => expect(arrived).toEqual([{ mark: 'do-not-call', isSet: true }]))
})

test('the list of what waits says about whom, and opens that lead', async () => {
  const { user } = await workInVain()
  await user.click(await screen.findByRole('button', { name: '2 waiting to be sent' }))
  const list = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }))
  expect(await list.findByText('Called: Spoke to them')).toBeTruthy()
  const [link] = await list.findAllByRole('link', { name: 'Bijaya' })
  expect(link?.getAttribute('href')).toContain(lead.id)
})

test('without a line an appointment that is over is closed here, shown as closed, and arrives once', async () => {
  const over = anAppointment({ leadId: lead.id })
  server.use(answers('getLead', { ...detailsOf(lead), appointment: over }), ...anInbox([lead]))
  server.use(unreachable('changeAppointment'))
  const { user } = openStaffScreen(`inbox&lead=${lead.id}`)
  const panel = within(await screen.findByRole('region', { name: 'After a call' }))
  await user.click(await panel.findByRole('button', { name: 'Did not come' }))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Appointment: did not come/)).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Did not come' })).toBeNull()
  const arrived: unknown[] = []
  const closed = { ...over, state: 'no-show' as const, version: 2 }
  server.use(
    answers('changeAppointment', closed, ({ body }) => arrived.push(body)),
    answers('getLead', { ...detailsOf(lead), appointment: closed }),
  )
  comeOnline()
  await waitFor(() => expect(screen.queryByText(/^Appointment: did not come/)).toBeNull())
  expect(arrived).toEqual([{ version: 1, state: 'no-show' }])
})

test('after a reload they wait for whoever did them, also while a colleague is signed in', async () => {
  await workInVain()
  cleanup()
  const arrived = collect()
  serve()
  openStaffScreen(`inbox&lead=${lead.id}`)
  localStorage.setItem('adminUserId', 'bijaya')
  comeOnline()
  expect(await screen.findByText('It is sent when asha signs in on this device.')).toBeTruthy()
  expect(arrived).toEqual([])
  localStorage.setItem('adminUserId', 'asha')
  comeOnline()
  await waitFor(() => expect(arrived).toMatchObject([call, move]))
})

test('what is done while something waits stands behind it', async () => {
  const { user } = await workInVain()
  server.use(answers('addTouch', lead))
  await user.type(screen.getByLabelText(/^Note/), 'Rang twice')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await screen.findByText(/^Note: Rang twice/)
  const arrived = collect()
  comeOnline()
  await waitFor(() => expect(arrived).toMatchObject([call, move, { kind: 'note', words: 'Rang twice' }]))
})

test('what still waits holds back what was done after it', async () => {
  await workInVain()
  const early: unknown[] = []
  server.use(answers('changeLead', lead, ({ body }) => early.push(body)))
  comeOnline()
  await waitFor(async () => expect((await readEntries())[0]?.attempts).toBe(2))
  expect(early).toEqual([])
  const arrived = collect()
  comeOnline()
  await waitFor(() => expect(arrived).toMatchObject([call, move]))
  expect(early).toEqual([])
})

test('a lead that cannot be read without a line is called as the list has it', async () => {
  serve()
  const { user } = openStaffScreen('inbox')
  const link = await screen.findByRole('link', { name: 'Bijaya' })
  server.use(unreachable('getLead'), unreachable('addTouch'))
  await user.click(link)
  const sheet = within(await screen.findByRole('dialog', { name: 'Bijaya' }))
  expect(sheet.getByRole('link', { name: 'Call 98765 43210' })).toBeTruthy()
  expect(sheet.getByText('SP125')).toBeTruthy()
  expect(sheet.getByText('This is what the list has. The rest could not be loaded.')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Wrong number' }))
  expect(await sheet.findByText(/^Called: Wrong number/)).toBeTruthy()
  server.use(answers('getLead', detailsOf(lead)), answers('addTouch', lead))
  comeOnline()
  await waitFor(() => expect(sheet.queryByText(/^This is what the list has/)).toBeNull())
})

test.each([
  { answer: 'Set mine', sent: [{ version: 7, stage: 'contacted' }] },
  { answer: 'Keep theirs', sent: [] },
])(
  'a stage that somebody else set meanwhile is asked about at the lead: $answer',
  async ({ answer, sent }) => {
    const { user } = await workInVain()
    const words = 'Priya Das set Quoted at 11:20 am today; you wanted Contacted.'
    serve({ ...lead, version: 7, stage: 'quoted' })
    server.use(
      answers('addTouch', lead),
      http.patch('*/api/lead/:id', () =>
        HttpResponse.json({ error: { code: 'conflict', message: words }, message: words }, { status: 409 }),
      ),
    )
    comeOnline()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: '1 needs your answer' })).toBeTruthy()
    // The question stands above what was sent, and so without any scrolling.
    const waiting = within(screen.getByRole('region', { name: 'Waiting to be sent' }))
    const place = screen
      .getByRole('region', { name: 'What was sent' })
      .compareDocumentPosition(screen.getByRole('region', { name: 'Waiting to be sent' }))
    expect(place).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    const arrived: unknown[] = []
    server.use(answers('changeLead', lead, ({ body }) => arrived.push(body)))
    await user.click(waiting.getByRole('button', { name: answer }))
    await waitFor(async () => expect(await readEntries()).toEqual([]))
    expect(arrived).toMatchObject(sent)
    expect(arrived).toHaveLength(sent.length)
  },
)

test.each([
  { answer: 'Set mine', sent: [{ step: 'insured', doneOn: dayFromNow(0), saidAt: expect.any(String) }] },
  { answer: 'Keep theirs', sent: [] },
])(
  'a step that somebody else did on another day meanwhile is asked about: $answer',
  async ({ answer, sent }) => {
    const order = anOrder({ leadId: lead.id })
    serve()
    server.use(answers('getLead', { ...detailsOf(lead), order }), unreachable('changeOrderStep'))
    const { user } = openStaffScreen(`inbox&lead=${lead.id}`)
    const part = within(await screen.findByRole('region', { name: 'Order' }))
    await user.click(part.getByRole('button', { name: /Insured/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Insured · Bijaya' }))
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await screen.findByText(/^Insured, done/)
    const words = 'Priya Das set another day at 11:20 am today.'
    server.use(
      http.patch('*/api/orders/:id/steps', () =>
        HttpResponse.json({ error: { code: 'conflict', message: words }, message: words }, { status: 409 }),
      ),
    )
    comeOnline()
    expect(await screen.findByText(words)).toBeTruthy()
    const arrived: object[] = []
    server.use(answers('changeOrderStep', order, ({ body }) => arrived.push(body as object)))
    await user.click(screen.getByRole('button', { name: answer }))
    await waitFor(async () => expect(await readEntries()).toEqual([]))
    expect(arrived).toEqual(sent)
  },
)

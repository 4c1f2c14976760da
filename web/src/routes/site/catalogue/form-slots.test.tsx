import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'
import { readEnquiryContext } from '#contract/enquiries/enquiry-context.ts'
import { texts } from '#contract/texts/texts.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { enquiryContextHeader } from '#contract/wire/routes.ts'
import { aBike, aColour, aModelCard } from '#web/testing/builders/catalogue.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { takeComplaints } from '#web/testing/complaints.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, type SeenCall, server, unreachable } from '#web/testing/server.ts'

const address = '/text-ride-booking?bikeName=SP125'
const startsAt = new Date(Math.ceil(Date.now() / 86_400_000 + 2) * 86_400_000 + 5 * 3_600_000).toISOString()
const outlets = [
  { id: 1, name: 'Dolamundai', address: 'Cuttack', latitude: 20.47, longitude: 85.89 },
  { id: 2, name: 'Jagatpur', address: 'Industrial Estate', latitude: 20.49, longitude: 86.11 },
]
const slots = [
  { startsAt, minutes: 30, free: 1 },
  { startsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(), minutes: 30, free: 2 },
]
const appointment: VisitorAppointment = {
  state: 'booked',
  purpose: 'test-ride',
  vehicle: 'SP125 Disc',
  isFirst: true,
  isConfirmed: false,
  startsAt,
  minutes: 30,
  outlet: {
    ...outlets[1],
    id: 2,
    name: 'Jagatpur',
    address: 'Industrial Estate',
    phone: '0671',
    latitude: 20,
    longitude: 85,
  },
  reference: 'K7QM2F9D',
  link: 'a.b',
}
const heldUntil = new Date(Date.now() + 600_000).toISOString()

beforeEach(() => {
  sessionStorage.clear()
  server.use(
    answers('getBike', { bike: aBike() }),
    answers('listVariants', []),
    answers('listColours', [aColour()]),
    answers('listModelCards', [aModelCard()]),
    answers('listSlots', { outlets, slots }),
  )
})

async function openTimes(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /Choose a day and time/ }))
}
async function open(user: UserEvent): Promise<void> {
  await openTimes(user)
  await user.selectOptions(screen.getByLabelText('Outlet'), 'Jagatpur')
}
async function chooseRide(user: UserEvent): Promise<void> {
  await open(user)
  await user.click(screen.getByRole('checkbox', { name: 'I am 18 and have a licence' }))
  await user.click(await screen.findByRole('button', { name: /^10:30.am$/ }))
}
async function fillIn(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('YOUR NAME'), 'Bijaya')
  await user.type(screen.getByLabelText('EMAIL ADDRESS'), 'bijaya@mail.example')
  await user.type(screen.getByLabelText('CONTACT NUMBER'), '98765 43210')
  await user.selectOptions(screen.getByLabelText('SELECT COLOUR'), 'Pearl Siren Blue')
  await user.click(screen.getByRole('checkbox', { name: /agree to the terms/ }))
  await user.click(screen.getByRole('checkbox', { name: /may call me/ }))
}
const slotOf = ({ headers }: SeenCall) => readEnquiryContext(headers.get(enquiryContextHeader))?.slot

test('an outlet that the address names is chosen at first, and is that of the enquiry without a time too', async () => {
  const sent: SeenCall[] = []
  server.use(answers('sendProductEnquiry', aReceipt(texts.productEnquiry.success), (call) => sent.push(call)))
  const { user } = renderRoute(`${address}&outlet=2`)
  await fillIn(user)
  await user.click(await screen.findByRole('button', { name: /Choose a day and time/ }))
  expect(screen.getByLabelText<HTMLSelectElement>('Outlet').value).toBe('2')
  await user.click(screen.getByRole('button', { name: 'Send without a time' }))
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  await screen.findByRole('heading', { name: texts.productEnquiry.success })
  const [context] = sent.map(({ headers }) => readEnquiryContext(headers.get(enquiryContextHeader)))
  expect(context?.outletId).toBe(2)
})

test('a link below the heading leads to the times, which stand below the fields', async () => {
  renderRoute(address)
  const link = await screen.findByRole('link', { name: 'Choose a day and time' })
  const times = await screen.findByRole('button', { name: /Choose a day and time/ })
  expect(document.querySelector(link.getAttribute('href') ?? '')?.contains(times)).toBe(true)
})

test('where no outlet offers times, the part is not there', async () => {
  const asked: unknown[] = []
  server.use(answers('listSlots', { outlets: [], slots: [] }, (call) => asked.push(call.url.search)))
  renderRoute(address)
  await screen.findByRole('button', { name: 'SUBMIT' })
  await expect.poll(() => asked).toEqual(['?purpose=test-ride&model=SP125'])
  expect(screen.queryByRole('button', { name: /Choose a day and time/ })).toBeNull()
})

test('a ride is held after age and licence are confirmed, sent with the form, and thanked with its day', async () => {
  const holds: SeenCall[] = []
  const sent: SeenCall[] = []
  server.use(
    answers('holdSlot', { heldUntil }, (call) => holds.push(call)),
    answers('releaseSlot', { message: '' }),
    answers(
      'sendProductEnquiry',
      { ...aReceipt(texts.productEnquiry.success), promisedAt: null, appointment },
      (call) => sent.push(call),
    ),
  )
  const { user } = renderRoute(address)
  await fillIn(user)
  await open(user)
  await user.click(await screen.findByRole('button', { name: /^10:30.am$/ }))
  expect(screen.getByText(/Please confirm this first/)).toBeTruthy()
  expect(holds).toEqual([])
  // Ticking the box takes the time that was pressed before it.
  await user.click(screen.getByRole('checkbox', { name: 'I am 18 and have a licence' }))
  expect(await screen.findByText(/^Held for you until/)).toBeTruthy()
  const [held] = holds.map(({ body }) => body as { token: string })
  const token = held?.token ?? ''
  expect(held).toEqual({ purpose: 'test-ride', outletId: 2, startsAt, token, hasLicence: true })

  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  const card = within(await screen.findByRole('region', { name: 'Your appointment' }))
  expect(card.getByText(/10:30 am/)).toBeTruthy()
  expect(card.getByText('Jagatpur').closest('p')?.textContent).toBe('JagatpurIndustrial Estate')
  // What counts most stands above the rest of the thanks.
  const licence = screen.getByText('Please bring your driving licence to the ride.')
  const time = card.getByText(/10:30 am/)
  expect(time.compareDocumentPosition(licence) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(card.getByRole('link', { name: /Map/ })).toBeTruthy()
  expect(screen.getByText('Please bring your driving licence to the ride.')).toBeTruthy()
  expect(sent.map(slotOf)).toEqual([{ token, outletId: 2, startsAt, hasLicence: true }])
})

test('a pressed time that is not confirmed is asked about before the form goes without one', async () => {
  const sent: SeenCall[] = []
  server.use(answers('sendProductEnquiry', aReceipt(texts.productEnquiry.success), (call) => sent.push(call)))
  const { user } = renderRoute(address)
  await fillIn(user)
  await open(user)
  await user.click(await screen.findByRole('button', { name: /^10:30.am$/ }))
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  const question = await screen.findByRole('group', { name: /^You pressed .*10:30.am, but did not confirm/ })
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Change it' }))
  expect(document.activeElement?.querySelector('input[name="slot-licence"]')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(await screen.findByText(/^No time is booked yet\./)).toBeTruthy()
  expect(sent.map(slotOf)).toEqual([undefined])
})

test.each([
  ['with an outlet', open],
  ['without an outlet', openTimes],
])(
  'times that were opened %s and not chosen are asked about once, and the question leads to them',
  async (_, act) => {
    const sent: SeenCall[] = []
    server.use(
      answers('sendProductEnquiry', aReceipt(texts.productEnquiry.success), (call) => sent.push(call)),
    )
    const { user } = renderRoute(address)
    await fillIn(user)
    await act(user)
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
    const question = await screen.findByRole('group', {
      name: /^You opened the times and have not chosen one/,
    })
    expect(sent).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Add it' }))
    expect(document.activeElement?.querySelector('select[name="slot-outlet"]')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
    expect(await screen.findByText(/^No time is booked yet\./)).toBeTruthy()
    expect(sent.map(slotOf)).toEqual([undefined])
  },
)

test('a workshop form asks about opened times too, before a service is chosen', async () => {
  const sent: SeenCall[] = []
  server.use(answers('bookService', aReceipt(texts.service.success), (call) => sent.push(call)))
  const { user } = renderRoute('/service-booking')
  await user.type(await screen.findByLabelText('Name'), 'Bijaya')
  await user.type(screen.getByLabelText('Contact number'), '98765 43210')
  await openTimes(user)
  await user.click(screen.getByRole('button', { name: 'Book service' }))
  await user.click(await screen.findByRole('button', { name: 'Add it' }))
  expect(document.activeElement?.textContent).toMatch(/^Is it a paid or a free service/)
  expect(sent).toEqual([])
})

test('a pressed time is asked about behind the closed fold too', async () => {
  const { user } = renderRoute(address)
  await fillIn(user)
  await open(user)
  await user.click(await screen.findByRole('button', { name: /^10:30.am$/ }))
  await openTimes(user)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  await screen.findByRole('group', { name: /^You pressed .*10:30.am, but did not confirm/ })
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  expect(document.activeElement?.textContent).toMatch(/^Choose a day and time/)
})

test('while a time is being held, the form asks before it goes without', async () => {
  const sent: SeenCall[] = []
  let answer: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.post('*/api/slots/holds', async () => {
      await held
      return HttpResponse.json({ heldUntil })
    }),
    answers('sendProductEnquiry', aReceipt(texts.productEnquiry.success), (call) => sent.push(call)),
  )
  const { user } = renderRoute(address)
  await fillIn(user)
  await chooseRide(user)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  const question = await screen.findByRole('group', { name: /is not held for you yet/ })
  answer?.()
  expect(await screen.findByText(/^Held for you until/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Send all the same' }))
  await screen.findByRole('heading', { name: texts.productEnquiry.success })
  expect(sent.map(slotOf)).toEqual([expect.objectContaining({ startsAt })])
})

test('another model gives a time back where its outlet does not have that model, and the form asks', async () => {
  const released: unknown[] = []
  server.use(
    fails('getBike', 'not_found'),
    answers('holdSlot', { heldUntil }),
    answers('releaseSlot', { message: '' }, ({ body }) => released.push(body)),
  )
  const { user } = renderRoute('/text-ride-booking')
  await user.type(await screen.findByLabelText('SELECT MODEL YOU WANT'), 'SP125')
  await chooseRide(user)
  await screen.findByText(/^Held for you until/)
  server.use(answers('listSlots', { outlets: outlets.slice(0, 1), slots }))
  await user.clear(screen.getByLabelText('SELECT MODEL YOU WANT'))
  await user.type(screen.getByLabelText('SELECT MODEL YOU WANT'), 'CB650R')
  await user.tab()
  expect(await screen.findByText(/Jagatpur is free for others again, because you changed/)).toBeTruthy()
  expect(screen.getByText('Dolamundai, Cuttack')).toBeTruthy()
  await expect.poll(() => released).toHaveLength(1)
})

test('what is held outlives a reload with the draft, and is given back by choice', async () => {
  const released: unknown[] = []
  server.use(
    answers('holdSlot', { heldUntil }),
    answers('releaseSlot', { message: '' }, ({ body }) => released.push(body)),
  )
  const { user } = renderRoute(address)
  await chooseRide(user)
  await screen.findByText(/^Held for you until/)
  expect(document.activeElement?.textContent).toMatch(/^Test ride: .*Held for you until/)
  cleanup()
  const again = renderRoute(address)
  expect(await screen.findByText(/^Held for you until/)).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
  await again.user.click(screen.getByRole('button', { name: 'Choose another time' }))
  expect(await screen.findByLabelText('Outlet')).toBeTruthy()
  expect(document.activeElement?.textContent).toMatch(/^Test ride\. We hold the time/)
  await again.user.click(screen.getByRole('button', { name: 'Send without a time' }))
  expect(document.activeElement?.textContent).toMatch(/^Choose a day and time/)
  await expect.poll(() => released).toEqual([{ token: expect.any(String) }])
})

test('another form of the device holds under the same token, which gives the time before it back', async () => {
  const held: string[] = []
  server.use(answers('holdSlot', { heldUntil }, ({ body }) => held.push((body as { token: string }).token)))
  const { user } = renderRoute(address)
  await chooseRide(user)
  await screen.findByText(/^Held for you until/)
  // The state of another tab: an empty page and an empty session storage.
  cleanup()
  sessionStorage.clear()
  const again = renderRoute(address)
  await chooseRide(again.user)
  await screen.findByText(/^Held for you until/)
  expect(new Set(held).size).toBe(1)
  expect(held).toHaveLength(2)
})

test('a time that somebody else took says so, and the form goes without', async () => {
  const sent: SeenCall[] = []
  server.use(
    fails('holdSlot', 'conflict'),
    answers('sendProductEnquiry', aReceipt(texts.productEnquiry.success), (call) => sent.push(call)),
  )
  const { user } = renderRoute(address)
  await fillIn(user)
  await chooseRide(user)
  expect(await screen.findByText(/changed this in the meantime/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  await user.click(await screen.findByRole('button', { name: 'Send all the same' }))
  expect(await screen.findByRole('heading', { name: texts.productEnquiry.success })).toBeTruthy()
  expect(sent.map(slotOf)).toEqual([undefined])
  expect(screen.queryByText(/is not booked yet/)).toBeNull()
})

test('where the answer says nothing about the time that was sent, the thanks say that it is not booked', async () => {
  const sent: SeenCall[] = []
  server.use(
    answers('holdSlot', { heldUntil }),
    answers('sendProductEnquiry', aReceipt(texts.productEnquiry.success), (call) => sent.push(call)),
  )
  const { user } = renderRoute(address)
  await fillIn(user)
  await chooseRide(user)
  await screen.findByText(/^Held for you until/)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(await screen.findByText(/^The time that you chose is not booked yet\./)).toBeTruthy()
  expect(sent.map(slotOf)).toEqual([expect.objectContaining({ outletId: 2, startsAt })])
})

test('while the times of an outlet are on their way, and where they do not come, none of another outlet stands there', async () => {
  const { user } = renderRoute(address)
  await open(user)
  await screen.findByRole('button', { name: /^10:30.am$/ })
  server.use(fails('listSlots', 'internal'))
  await user.selectOptions(screen.getByLabelText('Outlet'), 'Dolamundai')
  expect(screen.queryByRole('button', { name: /^10:30.am$/ })).toBeNull()
  expect(await screen.findByText('The free times could not be loaded.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^10:30.am$/ })).toBeNull()
})

test('the place that is found beside the form decides which outlet is offered first, also after a reload', async () => {
  server.use(answers('listDealers', []))
  const { user } = renderRoute(address)
  await user.click(await screen.findByRole('button', { name: /Choose a day and time/ }))
  const offered = () =>
    within(screen.getByLabelText('Outlet'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(offered()).toEqual(['Choose an outlet', 'Dolamundai', 'Jagatpur'])
  await user.type(await screen.findByLabelText('Your PIN code or village'), '754202{Enter}')
  await screen.findByText('The nearest to Salepur, Cuttack (PIN 754202) stands first.')
  const nearest = ['Choose an outlet', 'Jagatpur, less than 2 km', 'Dolamundai, about 24 km']
  expect(offered()).toEqual(nearest)
  cleanup()
  const again = renderRoute(address)
  await again.user.click(await screen.findByRole('button', { name: /Choose a day and time/ }))
  expect(offered()).toEqual(nearest)
})

test('what an older page kept as a place changes nothing', async () => {
  localStorage.setItem('place', '{"latitude":"20"}')
  const { user } = renderRoute(address)
  await open(user)
  expect(screen.queryByText(/stands first/)).toBeNull()
})

test('a service asks for times of its type and for no licence', async () => {
  const asked: string[] = []
  server.use(
    answers('listSlots', { outlets, slots }, ({ url }) => asked.push(url.searchParams.get('purpose') ?? '')),
    answers('holdSlot', { heldUntil }),
    answers('releaseSlot', { message: '' }),
  )
  const { user } = renderRoute('/service-booking')
  await user.click(await screen.findByRole('button', { name: /Choose a day and time/ }))
  // Neither paid nor free is chosen, and no time of either is shown before it is.
  expect(screen.getByText(/^Is it a paid or a free service\?/)).toBeTruthy()
  expect(screen.queryByLabelText('Outlet')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Paid' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Paid' }).checked).toBe(true)
  await user.selectOptions(await screen.findByLabelText('Outlet'), 'Jagatpur')
  expect(screen.queryByRole('checkbox', { name: /licence/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^10:30.am$/ }))
  expect(await screen.findByText(/^Paid service:/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Free' }))
  // Another type of appointment has other times, and the visitor hears what became of theirs.
  expect(await screen.findByText(/is free for others again, because you changed/)).toBeTruthy()
  expect(await screen.findByText(/^Free service\.$/)).toBeTruthy()
  await waitFor(() => expect(asked).toContain('free-service'))
})

test('the link shows the appointment, moves it to another time, and cancels it after a question', async () => {
  const changes: unknown[] = []
  const read: unknown[] = []
  const other = slots[1]?.startsAt ?? ''
  server.use(
    answers('readOwnAppointment', appointment, ({ body }) => read.push(body)),
    answers('changeOwnAppointment', { ...appointment, startsAt: other }, ({ body }) => changes.push(body)),
  )
  const { user } = renderRoute('/appointment#a%2Eb')
  await user.click(await screen.findByRole('button', { name: 'Change the time' }))
  expect(read).toEqual([{ link: 'a.b' }])
  await user.click(await screen.findByRole('button', { name: /^11:00.am$/ }))
  // A touch alone changes nothing.
  const question = within(await screen.findByRole('dialog', { name: 'Change the time' }))
  expect(question.getByText(/11:00.am, Jagatpur, instead of .*10:30.am\?$/)).toBeTruthy()
  expect(changes).toEqual([])
  await user.click(question.getByRole('button', { name: 'Change it' }))
  expect(await screen.findByText(/11:00 am/, { selector: 'time' })).toBeTruthy()
  expect(await screen.findByText('Your appointment has a new time.')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/^Test ride · SP125 Disc · Booked.*11:00.am/),
  )
  expect(screen.getByText(/^Something came up\? Choose another time, or cancel it/)).toBeTruthy()
  server.use(
    answers('changeOwnAppointment', { ...appointment, state: 'cancelled' }, ({ body }) => changes.push(body)),
  )
  await user.click(screen.getByRole('button', { name: 'Cancel it' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel it' }))
  expect(await screen.findByText('Test ride · SP125 Disc · Cancelled')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Test ride · SP125 Disc · Canc/))
  expect(screen.queryByText(/or cancel it/)).toBeNull()
  expect(changes).toEqual([
    { link: 'a.b', to: { outletId: 2, startsAt: other } },
    { link: 'a.b', to: null },
  ])
})

test('near its time the appointment asks whether its visitor comes, and says so after', async () => {
  const soon = { ...appointment, startsAt: new Date(Date.now() + 20 * 3_600_000).toISOString() }
  const sent: unknown[] = []
  server.use(
    answers('readOwnAppointment', soon),
    answers('changeOwnAppointment', { ...soon, isConfirmed: true }, ({ body }) => sent.push(body)),
  )
  const { user } = renderRoute('/appointment#a.b')
  await user.click(await screen.findByRole('button', { name: 'Yes, I am coming' }))
  expect(await screen.findByText('You told us that you are coming.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yes, I am coming' })).toBeNull()
  expect(sent).toEqual([{ link: soon.link, confirms: true }])
})

test('another time is looked for from the booked day on, whose own time is marked and cannot be chosen', async () => {
  const days = (count: number) => new Date(Date.parse(startsAt) + count * 86_400_000).toISOString()
  const times = [startsAt, days(1), days(2)].map((each) => ({ startsAt: each, minutes: 30, free: 1 }))
  server.use(
    answers('readOwnAppointment', { ...appointment, startsAt: days(1) }),
    answers('listSlots', { outlets, slots: times }),
  )
  const { user } = renderRoute('/appointment#a%2Eb')
  await user.click(await screen.findByRole('button', { name: 'Change the time' }))
  const row = within(await screen.findByRole('group', { name: 'Day' }))
  expect(row.getAllByRole('button').map((day) => day.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'false',
  ])
  const shown = within(screen.getByRole('group', { name: /^Time on / }))
  expect(shown.getByText('Booked')).toBeTruthy()
  expect(shown.queryByRole('button')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Outlet'), 'Dolamundai')
  expect(await screen.findByRole('button', { name: /^10:30.am$/ })).toBeTruthy()
})

test.each([
  ['conflict', errorMessages.conflict()],
  ['network', 'The time was not changed. Please try again, or call 0671.'],
] as const)('a change that fails with %s says why', async (code, words) => {
  server.use(
    answers('readOwnAppointment', appointment),
    code === 'network' ? unreachable('changeOwnAppointment') : fails('changeOwnAppointment', code),
  )
  const { user } = renderRoute('/appointment#a%2Eb')
  await user.click(await screen.findByRole('button', { name: 'Change the time' }))
  await user.click(await screen.findByRole('button', { name: /^11:00.am$/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change it' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a hold that is over and cannot be taken again says why', async () => {
  server.use(answers('holdSlot', { heldUntil: new Date(Date.now() - 1000).toISOString() }))
  const { user } = renderRoute(address)
  await chooseRide(user)
  server.use(unreachable('holdSlot'))
  await user.click(await screen.findByRole('button', { name: 'Hold it again' }))
  expect(await screen.findByText(/^The time could not be held again: nothing answered/)).toBeTruthy()
  server.use(fails('holdSlot', 'conflict'))
  await user.click(screen.getByRole('button', { name: 'Hold it again' }))
  expect(await screen.findByText(errorMessages.conflict())).toBeTruthy()
})

test('a time that was taken meanwhile offers others; a wrong link says what to do', async () => {
  server.use(answers('readOwnAppointment', { ...appointment, state: 'missed' }))
  renderRoute('/appointment#a.b')
  expect(await screen.findByText(/The time was taken meanwhile; we call you/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^10:30.am$/ })).toBeTruthy()
  cleanup()
  server.use(fails('readOwnAppointment', 'not_found'))
  renderRoute('/appointment#a.b%')
  expect(await screen.findByText('We find no appointment for this link')).toBeTruthy()
  expect(takeComplaints()).toEqual([expect.stringContaining('is not a decodable element ID')])
})

test('without a link the page says what it is for, and leads to the status and the number', async () => {
  renderRoute('/appointment')
  expect(await screen.findByText('The link in our mail opens your appointment here')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  const leadsTo = main.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(leadsTo).toEqual(expect.arrayContaining(['/enquiry-status', expect.stringMatching(/^tel:/)]))
  expect(main.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('the picker opens at the typed booking date, and the held day stands there until it is given back', async () => {
  const [near, far] = [indianDayOf(startsAt, 0), indianDayOf(startsAt, 3)]
  const later = new Date(Date.parse(startsAt) + 3 * 86_400_000).toISOString()
  server.use(
    answers('listSlots', { outlets, slots: [...slots, { startsAt: later, minutes: 30, free: 1 }] }),
    answers('holdSlot', { heldUntil }),
    answers('releaseSlot', { message: '' }),
  )
  const { user } = renderRoute('/service-booking')
  const day = await screen.findByLabelText<HTMLInputElement>(/^Booking date/)
  await user.type(day, far)
  await user.click(screen.getByRole('radio', { name: 'Free' }))
  await open(user)
  await screen.findByRole('button', { name: /^10:30.am$/ })
  const days = within(screen.getByRole('group', { name: 'Day' }))
  expect(days.getByRole('button', { pressed: true }).textContent).toContain(String(Number(far.slice(8))))
  // A time of another day is taken, and said.
  await user.click(days.getByRole('button', { pressed: false }))
  await user.click(await screen.findByRole('button', { name: /^10:30.am$/ }))
  expect(await screen.findByText(/^The booking date of the form is now .*, not /)).toBeTruthy()
  expect([day.value, day.readOnly]).toEqual([near, true])
  await user.click(screen.getByRole('button', { name: 'Choose another time' }))
  expect([day.value, day.readOnly]).toEqual([far, false])
})

test('a typed day without a free time says so', async () => {
  const { user } = renderRoute('/service-booking')
  await user.type(await screen.findByLabelText(/^Booking date/), indianDayOf(startsAt, 5))
  await user.click(screen.getByRole('radio', { name: 'Free' }))
  await open(user)
  expect(await screen.findByText(/^On .* no time is free here\.$/)).toBeTruthy()
})

function indianDayOf(moment: string, daysLater: number): string {
  return indianDay(new Date(Date.parse(moment) + daysLater * 86_400_000))
}

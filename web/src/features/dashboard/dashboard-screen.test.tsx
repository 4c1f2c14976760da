import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { dayAfter } from '#domain/days/days.ts'
import { dashboardPace } from '#web/lib/api/staff-pace.ts'
import { anAccount, leadFigures, todayCounts } from '#web/testing/builders/staff.ts'
import { answers, answersPath, fails, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

test('a failure is said, and Retry brings the counts', async () => {
  server.use(unreachable('getDashboard'))
  const { user } = openStaffScreen('dashboard')
  expect(await screen.findByText(texts.dashboard.failure)).toBeTruthy()
  server.use(answers('getDashboard', [todayCounts({ bookings: 7 })]))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('7')).toBeTruthy()
  expect(screen.queryByText(texts.dashboard.failure)).toBeNull()
})

test('a server out of service says so and signs nobody out', async () => {
  server.use(fails('getDashboard', 'unavailable'))
  const { path } = openStaffScreen('dashboard')
  expect(await screen.findByText(errorMessages.unavailable())).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(path()).toBe('/admin/dashboard?page=dashboard')
  expect(localStorage.getItem('adminToken')).not.toBeNull()
})

test('every other kind of which some came has its number of the day, and what waits in quarantine has a way to it', async () => {
  server.use(
    answers('getDashboard', [
      todayCounts({
        reports: [
          { report: 'enquiry', today: 3, quarantined: 4 },
          { report: 'message', today: 11, quarantined: 1 },
          { report: 'offer', today: 0, quarantined: 0 },
          { report: 'audit', today: 9, quarantined: 0 },
        ],
      }),
    ]),
  )
  openStaffScreen('dashboard')
  expect(await screen.findByText('5 in quarantine')).toBeTruthy()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Enquiry, 4 in quarantine')).toBe('/admin/dashboard?page=enquiry&quarantine=yes')
  expect(hrefOf('Message, 1 in quarantine')).toBe('/admin/dashboard?page=message&quarantine=yes')
  expect(hrefOf('Message 11')).toBe('/admin/dashboard?page=message&from=2026-11-20&to=2026-11-20')
  expect(screen.queryByRole('link', { name: /^Offer/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Audit Trail 9/ })).toBeNull()
  expect(screen.getByText('20 Nov 2026, the day so far')).toBeTruthy()
})

test('a sender whose leads are all here stands among the figures, one of whose some are missing in what waits', async () => {
  const aHealth = (title: string, sent: number, here: number) => ({
    slug: title.toLowerCase(),
    title,
    vendor: 'meta' as const,
    isOn: true,
    today: { came: 0, made: 0, wrong: 0 },
    newestAt: null,
    waiting: 0,
    failed: 0,
    asked: { at: '2026-11-20T10:00:00.000Z', sent, here, note: '' },
  })
  server.use(
    answers('getMe', anAccount({ role: 'owner' })),
    answers('getDashboard', [todayCounts({})]),
    answers('getIntakeHealth', [aHealth('Meta', 31, 31), aHealth('Pages', 12, 9)]),
  )
  openStaffScreen('dashboard')
  const missing = within(await screen.findByRole('list', { name: 'Leads that may be missing' }))
  const link = missing.getByRole('link', { name: 'Pages 12 sent, 9 here' })
  expect(link.getAttribute('href')).toBe('/admin/dashboard?page=doors&door=pages')
  expect(missing.queryByText(/Meta/)).toBeNull()
  expect(screen.getByText(/from outside: Meta 31 sent, 31 here$/)).toBeTruthy()
})

test('says how many visitors got no receipt, and nothing when all got theirs', async () => {
  const left = /got no receipt/
  server.use(answers('getDashboard', [todayCounts({ bookings: 7, leftOutReceipts: 12 })]))
  openStaffScreen('dashboard')
  expect((await screen.findByText(left)).textContent).toMatch(/^12 visitors got no receipt by mail today/)
  cleanup()
  server.use(answers('getDashboard', [todayCounts({ bookings: 8 })]))
  openStaffScreen('dashboard')
  await screen.findByText('8')
  expect(screen.queryByText(left)).toBeNull()
})

test('what waits stands first, each number with a way to its list, and says when the next appointment is', async () => {
  const waiting = {
    overdue: 3,
    today: 14,
    unassigned: 1000,
    appointments: 2,
    nextAppointment: '2026-11-20T10:00:00.000Z',
    callsForTomorrow: 3,
    quotations: [],
  }
  server.use(answers('getDashboard', [todayCounts({ waiting })]))
  openStaffScreen('dashboard')
  await screen.findByText('14')
  const waits = within(screen.getByRole('region', { name: 'What waits' }))
  expect(
    waits
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')?.split('page=')[1]]),
  ).toEqual([
    ['3 late', 'inbox&tab=overdue'],
    ['14 due today', 'inbox&tab=today'],
    ['1,000+ unassigned', 'inbox&tab=unassigned'],
    ['2 appointments to come today next at 3:30 pm', 'appointments'],
    ['Call 3 visitors of tomorrow', `appointments&day=${dayAfter(indianDay(new Date()), 1)}#calls`],
  ])
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('What waits')
})

test('a quotation that waits for the yes of this account is named, with a way to its lead', async () => {
  const leadId = '00000000-0000-4000-8000-000000000009'
  const asked = { leadId, number: 'Q/26-27/0002', discountPaise: 900_000, exchangePaise: 0, madeBy: 'Ravi' }
  const counts = todayCounts()
  server.use(answers('getDashboard', [{ ...counts, waiting: { ...counts.waiting, quotations: [asked] } }]))
  openStaffScreen('dashboard')
  const list = within(await screen.findByRole('list', { name: '1 quotation waits for your yes' }))
  const link = list.getByRole('link', { name: 'Q/26-27/0002: discount of ₹9,000, asked by Ravi' })
  expect(link.getAttribute('href')).toBe(`/admin/dashboard?page=inbox&lead=${leadId}`)
})

test('HR reads of no appointments and of no other enquiries than its own', async () => {
  const reports = [{ report: 'applicants' as const, today: 2, quarantined: 0 }]
  server.use(
    answers('getMe', anAccount({ role: 'people' })),
    answers('getDashboard', [todayCounts({ reports })]),
  )
  openStaffScreen('dashboard')
  const came = within(await screen.findByRole('region', { name: 'Came today' }))
  expect(came.getByRole('link', { name: 'Applicants 2' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /appointments/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Today Booking' })).toBeNull()
  expect(screen.queryByText(/Other enquiries|the day so far/)).toBeNull()
})

test('while the counts are on their way only cards of reports that the account reads have a place', async () => {
  server.use(
    http.get('*/api/dashboard', () => new Promise<never>(() => {})),
    answers('getMe', anAccount({ role: 'service' })),
  )
  openStaffScreen('dashboard')
  await screen.findByRole('link', { name: 'Today Booking' })
  const cards = () => screen.queryAllByRole('link', { name: /^Today / }).map(({ textContent }) => textContent)
  expect(cards()).toEqual(['Today Booking', 'Today AMC', 'Today EW'])
  cleanup()
  server.use(answers('getMe', anAccount({ role: 'people', user_name: 'Mitali Rout' })))
  openStaffScreen('dashboard')
  await screen.findByText('Mitali Rout')
  expect(cards()).toEqual([])
})

test('on a phone the other counts and the figures wait behind a press, and are not asked for before', async () => {
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(width < 48rem)',
  }))
  let asked = 0
  server.use(
    answers('getMe', anAccount({ role: 'sales' })),
    answers('getDashboard', [todayCounts({ bookings: 7 })]),
    answers('getLeadFigures', leadFigures(), () => asked++),
  )
  const { user } = openStaffScreen('dashboard')
  await screen.findByText('7')
  expect(asked).toBe(0)
  await user.click(screen.getByText('Figures'))
  expect(await screen.findByRole('heading', { name: 'Leads of the last 30 days' })).toBeTruthy()
  expect(await screen.findByText('New leads')).toBeTruthy()
})

test('coming back to the window asks for the counts again', async () => {
  let bookings = 7
  server.use(answersPath('get', '/api/dashboard', () => [todayCounts({ bookings })]))
  openStaffScreen('dashboard')
  expect(await screen.findByText('7')).toBeTruthy()
  bookings = 8
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText('8')).toBeTruthy()
})

test('figures that rest because nobody is at the screen say of when they are, and a press renews them', async () => {
  const ticks: (() => void)[] = []
  const setTimer = window.setInterval
  vi.spyOn(window, 'setInterval').mockImplementation(((run: () => void, ms: number) => {
    if (ms === dashboardPace.workedMs) ticks.push(run)
    return setTimer(run, ms)
  }) as typeof setInterval)
  let bookings = 7
  server.use(answersPath('get', '/api/dashboard', () => [todayCounts({ bookings })]))
  const { user } = openStaffScreen('dashboard')
  expect(await screen.findByText('7')).toBeTruthy()
  expect(screen.queryByText(/^As of /)).toBeNull()
  bookings = 8
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000)
  act(() => ticks.forEach((tick) => void tick()))
  expect(screen.getByText(/^As of \d+ \w+ \d{4} at \d+:\d\d [ap]m: press anything to renew$/)).toBeTruthy()
  await user.click(document.body)
  expect(await screen.findByText('8')).toBeTruthy()
  expect(screen.queryByText(/^As of /)).toBeNull()
})

test('an account that reads no report sees no heading over nothing', async () => {
  const asked = Promise.withResolvers<void>()
  server.use(
    http.get('/api/dashboard', async () => {
      await asked.promise
      return HttpResponse.json([todayCounts({ reports: [] })])
    }),
  )
  openStaffScreen('dashboard')
  await screen.findByRole('link', { name: 'Today Booking' })
  asked.resolve()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Today Booking' })).toBeNull())
  expect(screen.queryByRole('heading', { name: 'Other enquiries today' })).toBeNull()
  expect(screen.queryByText(/the day so far/)).toBeNull()
})

test('before the site opens its list stands above, with what is done, and each step leads to its screen', async () => {
  server.use(
    answers('getDashboard', [todayCounts()]),
    answers('getSetup', {
      dealership: true,
      outlets: false,
      catalogue: false,
      pictures: false,
      charges: false,
      staff: false,
      texts: false,
      unchecked: 3,
      enquiry: false,
      open: false,
    }),
  )
  openStaffScreen('dashboard')
  expect(await screen.findByRole('heading', { name: 'Before the site opens' })).toBeTruthy()
  expect(screen.getByText('1 of 9 done')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Say who you are, done/ }).getAttribute('href')).toBe(
    '/admin/dashboard?page=dealership',
  )
  expect(
    screen.getByRole('link', { name: /Give your staff accounts, to be done/ }).getAttribute('href'),
  ).toBe('/admin/dashboard?page=people')
  expect(screen.getByRole('link', { name: /Check the texts of the pages, to be done3 left/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Add your outlets, to be done/ }).getAttribute('href')).toBe(
    '/admin/dashboard?page=outlets',
  )
})

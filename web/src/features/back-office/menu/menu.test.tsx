import { cleanup, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { anAccount, todayCounts } from '#web/testing/builders/staff.ts'
import { answers, answersPath, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'
import { noteOpened } from './reports-opened.ts'

beforeEach(() =>
  server.use(
    answers('getDashboard', [todayCounts()]),
    answers('listManagedReviews', { reviews: [], counts: {} }),
    answers('listPrices', []),
  ),
)

const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }))
const isOpen = (name: string) => menu().getByRole('button', { name }).getAttribute('aria-expanded') === 'true'
function open(...reports: string[]): void {
  for (const report of reports) noteOpened('asha', report)
}
const linksOf = (group: string) =>
  within(document.getElementById(`menu-${group}`) as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('group and heading of the screen in use open by themselves, and a press on another heading keeps both', async () => {
  const { user } = openStaffScreen('reviews')
  await screen.findByRole('heading', { level: 1, name: 'Manage Reviews' })
  expect(['Manage', 'Website', 'Models', 'Enquiries', 'Report'].map(isOpen)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  await user.click(menu().getByRole('button', { name: 'Models' }))
  expect(['Models', 'Website'].map(isOpen)).toEqual([true, true])
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Reviews' })).toBeTruthy()
  expect(menu().getByRole('link', { name: 'Reviews' }).getAttribute('aria-current')).toBe('page')
})

test('each role has the groups and entries that it can use, and no heading over a single entry', async () => {
  server.use(answers('getMe', anAccount({ role: 'sales' })))
  openStaffScreen('reviews')
  await screen.findByText('Asha Patnaik')
  expect(linksOf('manage')).toEqual(['Account', 'Reviews'])
  const names = () =>
    menu()
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['Find a screenCtrl K', 'Manage', 'Report', 'My Account'])
})

test('after a reload the menu offers what the account may open before the account has come', async () => {
  server.use(answers('getMe', anAccount({ role: 'sales' })))
  openStaffScreen('reviews')
  await screen.findByText('Asha Patnaik')
  cleanup()
  server.use(http.get('*/api/me', () => new Promise<never>(() => {})))
  openStaffScreen('reviews')
  await screen.findByRole('navigation', { name: 'Menu' })
  expect(linksOf('manage')).toEqual(['Account', 'Reviews'])
})

test('on a new device the menu offers only what every account may open until the account has come', async () => {
  const known = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/me', async () => {
      await known.promise
      return HttpResponse.json(anAccount({ role: 'people' }))
    }),
    answers('getDashboard', [todayCounts()]),
  )
  openStaffScreen('profile')
  await screen.findByRole('navigation', { name: 'Menu' })
  const entries = () =>
    menu()
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent)
  const forAll = ['Inbox', 'Dashboard', 'Account', 'Profile', 'Change Password']
  expect(entries()).toEqual(forAll)
  known.resolve()
  await screen.findByText('Asha Patnaik')
  expect(entries()).toEqual([...forAll.slice(0, 3), 'Become Dealer Report', 'Applicants', ...forAll.slice(3)])
})

test('the four reports opened most stand first, the others fold below in the specified order', async () => {
  server.use(answers('getMe', anAccount()))
  open('audit', 'finance', 'finance', 'offer', 'offer', 'offer', 'amc', 'ew', 'amc')
  const { user } = openStaffScreen('report')
  await screen.findByText('Asha Patnaik')
  expect(linksOf('report')).toEqual(['Offer Report', 'AMC Report', 'Finance Report', 'EW Report'])
  await user.click(menu().getByRole('button', { name: 'Other reports' }))
  expect(linksOf('report').slice(4)).toEqual([
    'Booking Report',
    'Enquiry Report',
    'Service Report',
    'Message Report',
    'Become Dealer Report',
    'Applicants',
    'Spare Part Report',
    'Sales Report',
    'Review Report',
    'Opt-In Report',
    'Joy Club Report',
    'Exchange Report',
    'Ad or Portal Report',
    'Phone Call Report',
    'Audit Trail',
  ])
})

test('a report opened now takes its place at the next load, not under the eyes of who looks', async () => {
  server.use(
    answersPath('post', '/api/amcReports', () => ({
      data: [],
      totalPages: 0,
      totalRecords: 0,
      isCapped: false,
      doNotCall: [],
      leads: {},
      withdrawn: [],
      today: '2026-11-20',
    })),
  )
  server.use(answers('getMe', anAccount()))
  const { user } = openStaffScreen('report')
  await screen.findByText('Asha Patnaik')
  await user.click(menu().getByRole('link', { name: 'AMC Report' }))
  await screen.findByRole('heading', { level: 1, name: 'AMC Report' })
  expect(linksOf('report').slice(0, 2)).toEqual(['Booking Report', 'AMC Report'])
})

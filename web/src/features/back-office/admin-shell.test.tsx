import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { anAccount, todayCounts } from '#web/testing/builders/staff.ts'
import { answers, answersPath, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const counts = todayCounts({ bookings: 3, amc: 0, warranty: 1, enquiry_report: 12 })

beforeEach(() => server.use(answers('getDashboard', [counts])))

const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }))
/** The entries of a group or heading, without those of headings in it. */
const entriesOf = (id: string) =>
  [...(document.getElementById(`menu-${id}`)?.querySelectorAll(':scope > li > a') ?? [])].map(
    ({ textContent }) => textContent,
  )
const labels = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent)

test('the menu has the screens of the specification in its order, and headings of its own below', async () => {
  openStaffScreen('dashboard')
  await screen.findByText('Counter One')
  expect(entriesOf('manage')).toEqual([
    'Account',
    'Price',
    'Accessories Price',
    'Bikes',
    'Offer',
    'Notification',
    'Gallery',
  ])
  expect(entriesOf('models')).toEqual([
    'Catalogue',
    'On-road Charges',
    'Exchange Values',
    'Service Plan',
    'Warranty',
    'Other Models',
  ])
  expect(entriesOf('website')).toEqual([
    'Slides',
    'Pictures',
    'Texts',
    'Languages',
    'Reviews',
    'Testimonials',
    'Staff Members',
    'Lenders',
    'Parts of the site',
  ])
  expect(entriesOf('dealership-settings')).toEqual([
    'Dealership',
    'Outlets',
    'Appointment times',
    'Site health',
  ])
  expect(entriesOf('enquiry-settings')).toEqual([
    'Promises',
    'Quotations',
    'WhatsApp Templates',
    'Doors',
    'Bring in a list',
  ])
  expect(entriesOf('report')).toEqual([
    'Booking Report',
    'AMC Report',
    'EW Report',
    'Finance Report',
    'Enquiry Report',
    'Service Report',
    'Message Report',
    'Become Dealer Report',
    'Applicants',
    'Spare Part Report',
    'Sales Report',
    'Review Report',
    'Offer Report',
    'Opt-In Report',
    'Joy Club Report',
    'Exchange Report',
    'Ad or Portal Report',
    'Phone Call Report',
    'Audit Trail',
  ])
  expect(entriesOf('staff')).toEqual(['People', 'Privacy'])
  expect(entriesOf('my-account')).toEqual(['Profile', 'Change Password'])
})

test('an unknown page is the dashboard, whose cards lead to the report of today', async () => {
  openStaffScreen('nonsense')
  const card = await screen.findByRole('link', { name: 'Today Enquiry' })
  expect(await screen.findByText('12')).toBeTruthy()
  // The card shows the day of the server, whatever the clock of the machine says.
  expect(card.getAttribute('href')).toMatch(/\?page=enquiry&from=2026-11-20&to=2026-11-20$/)
  expect(document.title).toBe('Dashboard | Admin Panel')
})

test('choosing a top menu opens it, makes its name the selected page and shows the dashboard', async () => {
  server.use(answers('listPrices', []))
  const { user, path } = openStaffScreen('price')
  await screen.findByRole('heading', { level: 1, name: 'Manage Price' })
  const group = menu().getByRole('button', { name: 'Report' })
  expect(group.getAttribute('aria-expanded')).toBe('false')
  await user.click(group)
  expect(group.getAttribute('aria-expanded')).toBe('true')
  expect(path()).toBe('/admin/dashboard?page=report')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
})

test('opening a top menu keeps a screen with filters; the second press leaves it', async () => {
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
  const { user, path } = openStaffScreen('amc&from=2026-11-20')
  await screen.findByRole('heading', { level: 1, name: 'AMC Report' })
  const group = menu().getByRole('button', { name: 'Manage' })
  await user.click(group)
  expect(group.getAttribute('aria-expanded')).toBe('true')
  expect(path()).toBe('/admin/dashboard?page=amc&from=2026-11-20')
  await user.click(group)
  expect(path()).toBe('/admin/dashboard?page=manage')
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  expect(group.getAttribute('aria-expanded')).toBe('true')
  await user.click(group)
  expect(group.getAttribute('aria-expanded')).toBe('false')
})

test('the user dropdown leads to Profile, Change Password and out; Escape closes it', async () => {
  server.use(answers('logout', { message: 'You are signed out.' }))
  const { user, path } = openStaffScreen('dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  const dropdown = screen.getByRole('banner').querySelector('details') as HTMLDetailsElement
  const summary = dropdown.querySelector('summary') as HTMLElement
  await user.click(summary)
  expect(labels(dropdown)).toEqual(['Profile', 'Change Password'])
  await user.keyboard('{Escape}')
  expect(dropdown.open).toBe(false)
  await user.click(summary)
  await user.click(within(dropdown).getByRole('button', { name: 'Logout' }))
  expect(await screen.findByLabelText('User ID')).toBeTruthy()
  expect(path()).toBe('/admin/login')
  expect(localStorage.getItem('adminToken')).toBeNull()
})

test('the header says who is signed in, and an expiring account is told 30 days before', async () => {
  server.use(answers('getMe', anAccount({ expire_date: '2026-12-20', days_left: 28 })))
  openStaffScreen('dashboard')
  expect(await screen.findByText('Asha Patnaik')).toBeTruthy()
  expect(screen.getByText(/Your account works until/).textContent).toContain('20 Dec 2026: 28 more days.')
})

test('whoever opened the office without a line is known once the line is back', async () => {
  server.use(http.get('*/api/me', () => HttpResponse.error()))
  openStaffScreen('dashboard')
  expect(await screen.findByText('My Account', { selector: 'summary > span' })).toBeTruthy()
  server.use(answers('getMe', anAccount({ role: 'sales' })))
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(screen.getByText('Asha Patnaik')).toBeTruthy()
  })
  expect(menu().queryByText('Staff')).toBeNull()
})

test('an account with more than 30 days left reads nothing of it', async () => {
  server.use(answers('getMe', anAccount({ days_left: 31 })))
  openStaffScreen('dashboard')
  await screen.findByText('Asha Patnaik')
  expect(screen.queryByText(/Your account works until/)).toBeNull()
})

test('leaving a screen, or signing out, asks before typed work is thrown away', async () => {
  server.use(answers('getMe', anAccount()), answers('listPrices', []))
  const { user, path } = openStaffScreen('profile')
  await user.type(await screen.findByLabelText('Name'), ' P.')
  await user.click(menu().getByRole('button', { name: 'Manage' }))
  const question = () => screen.findByRole('dialog', { name: 'Nothing is saved yet' })
  await user.click(within(await question()).getByRole('button', { name: 'Go on editing' }))
  expect(path()).toBe('/admin/dashboard?page=profile')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Asha Patnaik P.')

  await user.click(screen.getByRole('button', { name: 'Logout', hidden: true }))
  await user.click(within(await question()).getByRole('button', { name: 'Go on editing' }))
  expect(localStorage.getItem('adminToken')).toBe('a mark')

  await user.click(menu().getByRole('link', { name: 'Price' }))
  await user.click(within(await question()).getByRole('button', { name: 'Throw away' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Price' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a screen within the screen takes the focus that its button had', async () => {
  server.use(answers('listChargeRules', { day: '2026-07-04', rules: [], saved: {}, unchecked: [] }))
  const { user } = openStaffScreen('charges')
  await user.click(await screen.findByRole('button', { name: 'New charge' }))
  await screen.findByLabelText('Per cent')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

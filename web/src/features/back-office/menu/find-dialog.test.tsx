import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anAccount, todayCounts } from '#web/testing/builders/staff.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

beforeEach(() =>
  server.use(
    answers('getDashboard', [todayCounts()]),
    answers('listPrices', []),
    answers('getMe', anAccount()),
  ),
)

const field = () => screen.findByRole('combobox', { name: 'Find a screen' })
const options = () =>
  within(screen.getByRole('listbox', { name: 'Screens' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent

test('Ctrl K opens it, arrows move, Enter opens the screen, and the focus goes there', async () => {
  const { user, path } = openStaffScreen('profile')
  await screen.findByLabelText('Name')
  await user.keyboard('{Control>}k{/Control}')
  expect(await field()).toBe(document.activeElement)
  await user.keyboard('price')
  expect(options()).toEqual(['PriceManage', 'Accessories PriceManage', 'On-road ChargesManage, Models'])
  expect(await active()).toBe('PriceManage')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}')
  expect(path()).toBe('/admin/dashboard?page=price')
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Price' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the field of the menu opens it with the screens of this account alone; no word of one is said', async () => {
  server.use(answers('getMe', anAccount({ role: 'service' })))
  const { user } = openStaffScreen('profile')
  await screen.findByText('Asha Patnaik')
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  await user.click(menu.getByRole('button', { name: 'Find a screen' }))
  await user.type(await field(), 'report')
  await waitFor(() => expect(options()).toContain('Booking ReportReport'))
  expect(options()).not.toContain('Finance ReportReport')
  await user.clear(await field())
  await user.type(await field(), 'road tax')
  expect((await screen.findByText('No screen has these words.')).getAttribute('role')).toBe('status')
  expect((await field()).getAttribute('aria-expanded')).toBe('false')
})

test('unsaved work is asked about before another screen is shown', async () => {
  const { user, path } = openStaffScreen('profile')
  await user.type(await screen.findByLabelText('Name'), ' P.')
  await user.keyboard('{Meta>}k{/Meta}')
  await user.type(await field(), 'price{Enter}')
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Nothing is saved yet' })).getByRole('button', {
      name: 'Go on editing',
    }),
  )
  expect(path()).toBe('/admin/dashboard?page=profile')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Asha Patnaik P.')
})

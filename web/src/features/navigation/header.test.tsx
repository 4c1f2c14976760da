import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { aDealership, aMenu } from '#web/testing/builders/dealership.ts'
import { Header } from './header.tsx'
import { siteMenu } from './menu.ts'

const menu = siteMenu(aMenu(), aDealership().parts)

async function show(address = '/') {
  const header = (
    <Header
      homeLabel="Home"
      logo="Logo"
      menu={menu}
      phones={[{ label: 'Sales', number: '0671-000-0101' }]}
      email="sales@dealer.example"
      openingHours={{ days: 'Monday to Saturday', hours: '9:30 am – 7:30 pm' }}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: header }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  await screen.findByRole('button', { name: 'MOTORCYCLE' })
  return { user: userEvent.setup(), router }
}

const group = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true'

beforeEach(() => {
  window.scrollY = 0
})
it('toggles a group, one at a time', async () => {
  const { user } = await show()
  await user.click(group('MOTORCYCLE'))
  expect(screen.getByRole('link', { name: 'HORNET2.0' }).getAttribute('href')).toBe(
    '/view-details?bikeName=HORNET2.0&type=motorcycle',
  )
  await user.click(group('BIGWING'))
  expect([isOpen('MOTORCYCLE'), isOpen('BIGWING')]).toEqual([false, true])
  await user.click(group('BIGWING'))
  expect(isOpen('BIGWING')).toBe(false)
})

it('closes on Escape with the focus back on the group, on a press outside, and on choosing', async () => {
  const { user, router } = await show()
  await user.click(group('SCOOTERS'))
  screen.getByRole('link', { name: 'DIO110' }).focus()
  await user.keyboard('{Escape}')
  expect(isOpen('SCOOTERS')).toBe(false)
  expect(document.activeElement).toBe(group('SCOOTERS'))

  await user.click(group('SCOOTERS'))
  fireEvent.pointerDown(document.body)
  expect(isOpen('SCOOTERS')).toBe(false)

  await user.click(group('NETWORKS'))
  await user.click(screen.getByRole('link', { name: 'Jagatpur' }))
  expect(router.state.location.pathname).toBe('/dealers/2')
  expect(isOpen('NETWORKS')).toBe(false)
})

it('moves by the arrow keys along the bar and inside a dropdown', async () => {
  const { user } = await show()
  group('MOTORCYCLE').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(group('EV'))
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('link', { name: 'ACTIVA e:' })
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'ACTIVE QC1:' }))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(group('SCOOTERS'))
  expect(isOpen('EV')).toBe(false)
})

it('marks the group and the model being shown', async () => {
  const { user } = await show("/view-details?bikeName=CB350H'ness&type=bigwing")
  expect(group('BIGWING').hasAttribute('data-current')).toBe(true)
  expect(group('EV').hasAttribute('data-current')).toBe(false)
  await user.click(group('BIGWING'))
  expect(screen.getByRole('link', { name: "CB350H'ness" }).getAttribute('aria-current')).toBe('page')
})

it('hides the contact bar once the page is scrolled further than 50 pixels', async () => {
  await show()
  const bar = () => screen.getByText('0671-000-0101').closest('[data-tone]')
  const scrollTo = (top: number) => {
    window.scrollY = top
    fireEvent.scroll(window)
  }
  scrollTo(50)
  expect(bar()?.classList.contains('invisible')).toBe(false)
  scrollTo(51)
  expect(bar()?.classList.contains('invisible')).toBe(true)
})

it('opens a sheet on small screens; choosing an entry closes it', async () => {
  const { user, router } = await show()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await user.click(sheet.getByRole('button', { name: 'SERVICES' }))
  await user.click(sheet.getByRole('button', { name: 'ABOUT US' }))
  expect(sheet.queryByRole('link', { name: 'AMC' })).toBeNull()
  await user.click(sheet.getByRole('link', { name: 'Career' }))
  expect(router.state.location.pathname).toBe('/career')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does without the code of the menu on a phone, until the screen is wide enough', async () => {
  let widen = () => {}
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_type: string, listener: () => void) => {
      widen = listener
    },
  }))
  vi.resetModules()
  const { Header: PhoneHeader } = await import('./header.tsx')
  const element = (
    <PhoneHeader homeLabel="Home" logo="Logo" menu={menu} phones={[]} email="" openingHours={undefined} />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('button', { name: 'MOTORCYCLE' })).toBeNull()
  widen()
  expect(await screen.findByRole('button', { name: 'MOTORCYCLE' })).toBeTruthy()
  vi.unstubAllGlobals()
})

import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { anAccount, todayCounts } from '#web/testing/builders/staff.ts'
import { takeComplaints } from '#web/testing/complaints.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, type SeenCall, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

/** Acts like another tab that signs in or out. */
function tokenElsewhere(token: string | null, userId = 'asha'): void {
  if (token === null) {
    localStorage.removeItem('adminToken')
    localStorage.removeItem('adminUserId')
  } else {
    localStorage.setItem('adminUserId', userId)
    localStorage.setItem('adminToken', token)
  }
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }))
}

const passwordOf = (dialog: HTMLElement) => within(dialog).getByLabelText('Password')

test('a session that ends in mid-form asks for the password, repeats the call and loses nothing', async () => {
  const sent: unknown[] = []
  server.use(answers('getMe', anAccount()), fails('updateProfile', 'unauthorized'))
  const { user } = openStaffScreen('profile')
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Asha P. Patnaik')
  await user.click(screen.getByRole('button', { name: 'UPDATE' }))

  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  expect(within(dialog).getByLabelText('User ID')).toHaveProperty('value', 'asha')
  expect(within(dialog).getByLabelText('User ID')).toHaveProperty('readOnly', true)
  expect(document.activeElement).toBe(passwordOf(dialog))

  server.use(fails('login', 'invalid_credentials'))
  await user.type(passwordOf(dialog), 'wrong')
  await user.click(within(dialog).getByRole('button', { name: 'Sign in and go on' }))
  expect(await screen.findByText(texts.login.failure)).toBeTruthy()
  expect(name).toHaveProperty('value', 'Asha P. Patnaik')

  server.use(
    answers('login', { token: 'new mark', message: texts.login.success }),
    answers(
      'updateProfile',
      { message: '', account: anAccount({ user_name: 'Asha P. Patnaik' }) },
      ({ body }: SeenCall) => sent.push(body),
    ),
  )
  await user.clear(passwordOf(dialog))
  await user.type(passwordOf(dialog), 'right')
  await user.click(within(dialog).getByRole('button', { name: 'Sign in and go on' }))
  expect(await screen.findByText(texts.profile.success)).toBeTruthy()
  expect(sent).toEqual([
    {
      userName: 'Asha P. Patnaik',
      email: 'asha@dealer.example',
      mobileNo: '5550101010',
      currentPassword: '',
    },
  ])
  expect(localStorage.getItem('adminToken')).toBe('new mark')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Asha P. Patnaik')
})

test('logging out instead leads to the login', async () => {
  server.use(fails('listPrices', 'unauthorized'), answers('logout', { message: 'You are signed out.' }))
  const { user, path } = openStaffScreen('price')
  await user.click(await screen.findByRole('button', { name: 'Log out instead' }))
  await waitFor(() => expect(path()).toBe('/admin/login'))
  expect(localStorage.getItem('adminToken')).toBeNull()
})

test('signing out in one tab counts for the other, signing in again too', async () => {
  server.use(fails('listPrices', 'unauthorized'))
  const { path } = openStaffScreen('price')
  await screen.findByRole('dialog', { name: 'Your session has ended' })
  server.use(
    answers('listPrices', [{ bike_name: 'SP125', display_name: 'SP125', bike_price: 91_771, variants: [] }]),
  )
  tokenElsewhere('from the other tab')
  expect(await screen.findByText('₹91,771')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()

  tokenElsewhere(null)
  await waitFor(() => expect(path()).toBe('/admin/login?to=%3Fpage%3Dprice'))
  expect(await screen.findByText(/because you signed out in another tab/)).toBeTruthy()
})

test('without the mark of a sign-in the shell is not shown', async () => {
  const { path } = renderRoute('/admin/dashboard')
  expect(await screen.findByLabelText('User ID')).toBeTruthy()
  expect(path()).toBe('/admin/login')
})

/** Acts like a browser, which shows as a popover only an element that is on the page. */
function refuseDisconnectedPopovers(): void {
  HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
    if (!this.isConnected) throw new DOMException('disconnected', 'InvalidStateError')
  }
}

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

const prices = answers('listPrices', [
  { bike_name: 'SP125', display_name: 'SP125', bike_price: 91_771, variants: [] },
])

test('signing out in another tab while a dialog is open leads to the login, without a crash', async () => {
  refuseDisconnectedPopovers()
  server.use(prices)
  const { user, path } = openStaffScreen('price')
  await user.click(await screen.findByRole('button', { name: 'Edit the price of SP125' }))
  tokenElsewhere(null)
  expect(await screen.findByLabelText('User ID')).toBeTruthy()
  expect(path()).toContain('/admin/login')
})

test.each([
  {
    what: 'a dialog',
    page: 'price',
    type: async (user: UserEvent) => {
      await user.click(await screen.findByRole('button', { name: 'Edit the price of SP125' }))
      const field = screen.getByLabelText('New price in rupees')
      await user.clear(field)
      await user.type(field, '92500')
      return field
    },
    kept: '92500',
  },
  {
    what: 'a form on a screen',
    page: 'profile',
    type: async (user: UserEvent) => {
      const field = await screen.findByLabelText('Name')
      await user.type(field, ' P.')
      return field
    },
    kept: 'Asha Patnaik P.',
  },
])('signing out in another tab keeps what was typed in $what, and asks for the password', async (form) => {
  server.use(prices, answers('getMe', anAccount()))
  const { user, path } = openStaffScreen(form.page)
  const field = await form.type(user)
  tokenElsewhere(null)
  const dialog = await screen.findByRole('dialog', { name: 'You are signed out' })
  expect(dialog.textContent).toContain('You signed out in another tab. What you typed here is still there.')
  expect(within(dialog).getByLabelText('User ID')).toHaveProperty('value', 'asha')
  server.use(answers('login', { token: 'new mark', message: texts.login.success }))
  await user.type(passwordOf(dialog), 'right')
  await user.click(within(dialog).getByRole('button', { name: 'Sign in and go on' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'You are signed out' })).toBeNull())
  expect([field.isConnected, (field as HTMLInputElement).value, path()]).toEqual([
    true,
    form.kept,
    `/admin/dashboard?page=${form.page}`,
  ])
  expect(localStorage.getItem('adminUserId')).toBe('asha')
})

test('a save after signing out elsewhere asks too, and throwing away leads to the login', async () => {
  server.use(answers('getMe', anAccount()), fails('updateProfile', 'unauthorized'))
  const { user, path } = openStaffScreen('profile')
  await user.type(await screen.findByLabelText('Name'), ' P.')
  localStorage.clear()
  await user.click(screen.getByRole('button', { name: 'UPDATE' }))
  const dialog = await screen.findByRole('dialog', { name: 'You are signed out' })
  await user.click(within(dialog).getByRole('button', { name: 'Throw away what I typed' }))
  await waitFor(() => expect(path()).toContain('/admin/login'))
})

test('what one member of staff typed is not saved as another who signs in in another tab', async () => {
  server.use(answers('getMe', anAccount()))
  const { user } = openStaffScreen('profile')
  await user.type(await screen.findByLabelText('Name'), ' P.')
  tokenElsewhere(null)
  await screen.findByRole('dialog', { name: 'You are signed out' })
  tokenElsewhere('theirs', 'bijaya')
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else has signed in' })
  expect(dialog.textContent).toContain('bijaya signed in in another tab.')
  await user.keyboard('{Escape}')
  expect(dialog.isConnected).toBe(true)
  tokenElsewhere('mine again')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Asha Patnaik P.')
})

test('with nothing typed, a tab goes on as whoever signs in in another', async () => {
  server.use(answers('getMe', anAccount()), prices)
  openStaffScreen('price')
  await screen.findByText('Asha Patnaik')
  server.use(answers('getMe', anAccount({ user_name: 'Bijaya Das' })))
  tokenElsewhere('theirs', 'bijaya')
  expect(await screen.findByText('Bijaya Das')).toBeTruthy()
})

test('logging out instead of signing in again crashes nothing', async () => {
  refuseDisconnectedPopovers()
  server.use(fails('listPrices', 'unauthorized'), answers('logout', { message: 'You are signed out.' }))
  const { user, path } = openStaffScreen('price')
  await user.click(await screen.findByRole('button', { name: 'Log out instead' }))
  await waitFor(() => expect(path()).toBe('/admin/login'))
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
})

test('signing out without a connection says that the session still stands, and ends it when the connection is back', async () => {
  server.use(prices, unreachable('logout'))
  const { user } = openStaffScreen('price')
  await screen.findByText('₹91,771')
  await user.click(screen.getByRole('banner').querySelector('summary') as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText(/your session still stands there/)).toBeTruthy()
  expect(localStorage.getItem('adminToken')).toBeNull()
  expect(takeComplaints().join()).toContain('could not reach the server')

  let ended = 0
  server.use(answers('logout', { message: 'You are signed out.' }, () => ended++))
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Your session has now ended on the server too.')).toBeTruthy()
  window.dispatchEvent(new Event('online'))
  expect(ended).toBe(1)
})

test('a line that comes back while the server is still asked to sign out is not missed', async () => {
  const failures: (() => void)[] = []
  localStorage.setItem('adminSignOutDue', '1')
  server.use(
    http.post('*/api/logout', async () => {
      await new Promise<void>((fail) => failures.push(fail))
      return HttpResponse.error()
    }),
  )
  renderRoute('/admin/login')
  await waitFor(() => expect(failures).toHaveLength(1))
  server.use(answers('logout', { message: 'You are signed out.' }))
  window.dispatchEvent(new Event('online'))
  failures[0]?.()
  expect(await screen.findByText('Your session has now ended on the server too.')).toBeTruthy()
})

test('a session that still stands is ended at the next start, before anybody signs in', async () => {
  const calls: string[] = []
  localStorage.setItem('adminSignOutDue', '1')
  server.use(unreachable('logout'))
  const { user } = renderRoute('/admin/login')
  expect(await screen.findByText(/your session still stands there/)).toBeTruthy()
  server.use(
    answers('logout', { message: 'You are signed out.' }, () => calls.push('logout')),
    answers('login', { token: 'mark', message: texts.login.success }, () => calls.push('login')),
    answers('getDashboard', [todayCounts()]),
    answers('getMe', anAccount()),
  )
  await user.type(screen.getByLabelText('User ID'), 'asha')
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText(texts.login.success)).toBeTruthy()
  expect(calls).toEqual(['logout', 'login'])
  expect(localStorage.getItem('adminSignOutDue')).toBeNull()
})

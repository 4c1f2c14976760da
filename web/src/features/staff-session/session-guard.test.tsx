import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts.ts'
import { answers, fails, type SeenCall, server } from '#web/testing/server.ts'
import { anAccount, openStaffScreen } from '#web/testing/staff.ts'

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
    { userName: 'Asha P. Patnaik', email: 'asha@dealer.example', mobileNo: '5550101010' },
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
  server.use(answers('listPrices', [{ bike_name: 'SP125', bike_price: 91_771 }]))
  localStorage.setItem('adminToken', 'from the other tab')
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }))
  expect(await screen.findByText('₹91,771')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()

  localStorage.removeItem('adminToken')
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }))
  await waitFor(() => expect(path()).toBe('/admin/login'))
})

test('without the mark of a sign-in the shell is not shown', async () => {
  const { renderRoute } = await import('#web/testing/render-route.tsx')
  const { path } = renderRoute('/admin/dashboard?page=price')
  expect(await screen.findByLabelText('User ID')).toBeTruthy()
  expect(path()).toBe('/admin/login')
})

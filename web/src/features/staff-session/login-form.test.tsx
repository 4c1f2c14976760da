import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { anAccount, todayCounts } from '#web/testing/builders/staff.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'
import { landingAddress } from './landing-address.ts'

test('says what went wrong, then signs in, keeps the mark and goes on after two seconds', async () => {
  const { user, path } = renderRoute('/admin/login')
  const send = async () => user.click(screen.getByRole('button', { name: 'Login' }))
  await user.type(await screen.findByLabelText('User ID'), 'asha')
  expect(screen.getByLabelText('User ID').getAttribute('autocapitalize')).toBe('none')
  await user.type(screen.getByLabelText('Password'), 'secret')

  server.use(unreachable('login'))
  await send()
  expect(await screen.findByText(texts.login.exception)).toBeTruthy()
  server.use(fails('login', 'invalid_credentials'))
  await send()
  expect(await screen.findByText(texts.login.failure)).toBeTruthy()
  expect(screen.getByLabelText('User ID')).toHaveProperty('value', 'asha')

  server.use(
    answers('login', { token: 'mark', message: texts.login.success }),
    answers('getMe', anAccount()),
    answers('getDashboard', [todayCounts()]),
  )
  const pressed = performance.now()
  await send()
  expect(await screen.findByText(texts.login.success)).toBeTruthy()
  expect(localStorage.getItem('adminToken')).toBe('mark')
  expect(path()).toBe('/admin/login')
  await waitFor(() => expect(path()).toBe('/admin/dashboard'))
  expect(performance.now() - pressed).toBeGreaterThan(1900)
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
})

test('whoever came for a screen, such as the lead of a mail, lands there once signed in', async () => {
  server.use(
    answers('login', { token: 'mark', message: texts.login.success }),
    answers('getMe', anAccount()),
    answers('listPrices', [{ bike_name: 'SP125', display_name: 'SP125', bike_price: 91_771, variants: [] }]),
  )
  const { user, path } = renderRoute('/admin/dashboard?page=price&q=SP%20125')
  await user.type(await screen.findByLabelText('User ID'), 'asha')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText('₹91,771')).toBeTruthy()
  expect(path()).toBe('/admin/dashboard?page=price&q=SP%20125')
})

test('a link to the login leads nowhere but into the back office', async () => {
  for (const to of ['//evil.example', 'https://evil.example', '/bikes', '.evil.example'])
    expect(await landingAddress(to)).toBe('/admin/dashboard')
})

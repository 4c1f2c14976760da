import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts.ts'
import { anAccount, todayCounts } from '#web/testing/builders/staff.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'

test('says what went wrong, then signs in, keeps the mark and goes on after two seconds', async () => {
  const { user, path } = renderRoute('/admin/login')
  const send = async () => user.click(screen.getByRole('button', { name: 'Login' }))
  await user.type(await screen.findByLabelText('User ID'), 'asha')
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

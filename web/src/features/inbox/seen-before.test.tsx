import { cleanup, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { anAccount } from '#web/testing/builders/staff.ts'
import { anInbox, detailsOf } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const lead = aLead('Bijaya', { message: 'The red one, please' })
const notAnew = 'This is how it stood before: it could not be read again.'

const serve = () =>
  server.use(...anInbox([lead]), answers('getMe', anAccount()), answers('getLead', detailsOf(lead)))

/** Opens the inbox as it is after a reload without a connection. */
function openWithoutLine() {
  cleanup()
  server.use(http.all('*/api/*', () => HttpResponse.error()))
  return openStaffScreen('inbox')
}

test('after a reload without a line the list and its leads stand as they were read last', async () => {
  serve()
  const { user } = openStaffScreen('inbox')
  await user.click(await screen.findByRole('link', { name: 'Bijaya' }))
  await screen.findByText('The red one, please')
  await screen.findByRole('button', { name: /Today\s*1/ })
  const away = openWithoutLine()
  expect(await screen.findByText(notAnew)).toBeTruthy()
  expect(screen.getByText('Asha Patnaik')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Today\s*1/ })).toBeTruthy()
  await away.user.click(await screen.findByRole('link', { name: 'Bijaya' }))
  expect(await screen.findByText('The red one, please')).toBeTruthy()
})

test('who signs in next in this tab sees nothing of it', async () => {
  serve()
  const { user } = openStaffScreen('inbox')
  await screen.findByRole('link', { name: 'Bijaya' })
  server.use(answers('logout', { message: 'Bye' }))
  await user.click(screen.getByText('Asha Patnaik'))
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByLabelText('User ID')
  openWithoutLine()
  expect(await screen.findByText('The inbox could not be loaded.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Bijaya' })).toBeNull()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Bijaya')
})

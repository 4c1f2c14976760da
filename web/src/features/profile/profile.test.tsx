import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, fails, type SeenCall, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

test('Manage Accounts shows every field, the password as dots with a way to change it', async () => {
  server.use(answers('getMe', anAccount()))
  openStaffScreen('account')
  expect(await within(await screen.findByRole('main')).findByText('Asha Patnaik')).toBeTruthy()
  for (const text of [
    'asha',
    '5550101010',
    'asha@dealer.example',
    'Cuttack',
    '5 Jan 2026',
    '5 Jan 2027',
    'Active',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('••••••••')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Change Password' }).getAttribute('href')).toBe(
    '/admin/dashboard?page=change-password',
  )
})

test('Manage Accounts says when the data cannot be loaded', async () => {
  server.use(unreachable('getMe'))
  openStaffScreen('account')
  expect(await screen.findByText(texts.password.loadFailed)).toBeTruthy()
})

test('the profile loads, keeps the user id and says how saving went', async () => {
  server.use(answers('getMe', anAccount()))
  const { user } = openStaffScreen('profile')
  expect(await screen.findByText(texts.profile.loading)).toBeTruthy()
  expect(await screen.findByLabelText('User ID')).toHaveProperty('readOnly', true)
  expect(screen.getByLabelText('Mobile').getAttribute('inputmode')).toBe('numeric')
  const update = screen.getByRole('button', { name: 'UPDATE' })
  server.use(unreachable('updateProfile'))
  await user.click(update)
  expect(await screen.findByText(texts.profile.network)).toBeTruthy()
  server.use(fails('updateProfile', 'conflict'))
  await user.click(update)
  expect(await screen.findByText(errorMessages.conflict())).toBeTruthy()
  server.use(answers('updateProfile', { message: 'Saved.', account: anAccount() }))
  await user.click(update)
  expect(await screen.findByText('Saved.')).toBeTruthy()
})

test('leaving while the profile is saved waits for the save, and nothing is asked', async () => {
  const held = Promise.withResolvers<Response>()
  server.use(
    answers('getMe', anAccount()),
    answers('listBikeStatuses', [{ id: 5, bikeName: 'SP125', displayName: 'SP 125', status: 1 }]),
    http.patch('*/api/profile/:userId', () => held.promise),
  )
  const { user, path } = openStaffScreen('profile')
  await user.type(await screen.findByLabelText('Name'), ' Das')
  await user.click(screen.getByRole('button', { name: 'UPDATE' }))
  await user.click(screen.getByText('Manage'))
  await user.click(await screen.findByRole('link', { name: 'Bikes' }))
  expect(path()).toContain('profile')
  held.resolve(
    HttpResponse.json({ message: 'Saved.', account: anAccount({ user_name: 'Asha Patnaik Das' }) }),
  )
  expect(await screen.findByText('SP 125')).toBeTruthy()
})

test('another e-mail goes with the password, which the field forgets', async () => {
  const sent: unknown[] = []
  server.use(
    answers('getMe', anAccount()),
    answers(
      'updateProfile',
      { message: 'Saved.', account: anAccount({ email: 'new@dealer.example' }) },
      (call) => sent.push(call.body),
    ),
  )
  const { user } = openStaffScreen('profile')
  const email = await screen.findByLabelText('Email')
  await user.clear(email)
  await user.type(email, 'new@dealer.example')
  await user.type(screen.getByLabelText(/Current Password/), 'my secret')
  await user.click(screen.getByRole('button', { name: 'UPDATE' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(sent).toEqual([
    expect.objectContaining({ email: 'new@dealer.example', currentPassword: 'my secret' }),
  ])
  expect(screen.getByLabelText(/Current Password/)).toHaveProperty('value', '')
})

test('the profile is not sent without a user id, and a failed load is said', async () => {
  server.use(unreachable('getMe'))
  const { user } = openStaffScreen('profile')
  expect(await screen.findByText(texts.profile.loadFailed)).toBeTruthy()
  server.use(answers('getMe', anAccount({ user_id: '' })))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await user.click(await screen.findByRole('button', { name: 'UPDATE' }))
  expect(await screen.findByText(texts.profile.missingUserId)).toBeTruthy()
})

async function typePasswords(
  user: ReturnType<typeof openStaffScreen>['user'],
  [old, fresh, again]: [string, string, string],
) {
  for (const [label, text] of [
    ['Current Password', old],
    ['New Password', fresh],
    ['Confirm Password', again],
  ] as const) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement)
}

test('passwords must agree; once changed the fields are empty', async () => {
  const sent: unknown[] = []
  server.use(
    answers('getMe', anAccount()),
    answers('changePassword', { message: '' }, (call: SeenCall) => sent.push([call.url.pathname, call.body])),
  )
  const { user } = openStaffScreen('change-password')
  await typePasswords(user, ['old secret', 'new secret', 'new secrets'])
  expect(await screen.findByText(texts.password.mismatch)).toBeTruthy()
  expect(sent).toEqual([])
  await typePasswords(user, ['old secret', 'new secret', 'new secret'])
  expect(await screen.findByText(texts.password.success)).toBeTruthy()
  expect(sent).toEqual([
    [
      '/api/profile/password/asha',
      { oldPassword: 'old secret', newPassword: 'new secret', confirmPassword: 'new secret' },
    ],
  ])
  for (const label of ['Current Password', 'New Password', 'Confirm Password'])
    expect(screen.getByLabelText(label)).toHaveProperty('value', '')
})

test('a user who is not there, and a load that failed, are said', async () => {
  server.use(unreachable('getMe'))
  const { user } = openStaffScreen('change-password')
  expect(await screen.findByText(texts.password.loadFailed)).toBeTruthy()
  await typePasswords(user, ['old secret', 'new secret', 'new secret'])
  expect(await screen.findByText(texts.password.userMissing)).toBeTruthy()

  server.use(fails('getMe', 'unauthorized'))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(await screen.findByText(texts.password.userNotFound)).toBeTruthy()
  expect(await screen.findByText(texts.password.unauthorized)).toBeTruthy()
})

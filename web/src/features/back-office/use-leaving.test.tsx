import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const answer = async (label: string) =>
  within(await screen.findByRole('dialog', { name: 'Nothing is saved yet' })).getByRole('button', {
    name: label,
  })

const choose = async (user: UserEvent, label: string, choice: string) =>
  user.selectOptions(await screen.findByLabelText(label), choice)

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))

const texts = Array.from({ length: 25 }, (_, number) => ({
  source: `Text ${number + 1}`,
  place: 'Offers',
  or: '',
  hi: '',
}))

const plan = (outletId: number, outlet: string) => ({ outletId, outlet, facts: { rules: [] }, at: '1970' })

/**
 * For each screen: how a user types something, and how the user goes on to another record or page of that
 * screen.
 */
const screens: Record<
  string,
  { type: (user: UserEvent) => Promise<void>; leave: (user: UserEvent) => Promise<void> }
> = {
  texts: {
    type: async (user) => user.type(await screen.findByLabelText('About us'), '!'),
    leave: (user) => choose(user, 'Text', 'Terms and conditions'),
  },
  'outlets&outlet=new': {
    type: async (user) => user.type(await screen.findByLabelText('Name'), 'Puri'),
    leave: (user) => press(user, 'Cancel'),
  },
  'charges&charge=new': {
    type: async (user) => user.type(await screen.findByLabelText('Where this is from'), 'RTO'),
    leave: (user) => press(user, 'Cancel'),
  },
  'appointment-times': {
    type: async (user) => {
      const [add] = await screen.findAllByRole('button', { name: 'Add a line of times' })
      if (add) await user.click(add)
    },
    leave: (user) => choose(user, 'Outlet', 'Puri (offers none)'),
  },
  languages: {
    type: async (user) => {
      const [field] = await screen.findAllByLabelText('Odia')
      if (field) await user.type(field, 'ଛାତ୍ର')
    },
    leave: (user) => press(user, 'Next'),
  },
}

const checked = { by: 'Asha', at: '2026-11-20T09:34:00.000Z' }

test.each(Object.entries(screens))('another record of %s asks first', async (page, { type, leave }) => {
  server.use(
    answers('listPageTexts', [
      { id: 'about', markdown: 'Ours', standard: 'Ours', checked },
      { id: 'terms', markdown: 'Terms', standard: 'Terms', checked },
    ]),
    answers('previewPageText', { blocks: [] }),
    answers('listOutlets', []),
    answers('listClosedDays', []),
    answers('listChargeRules', { day: '2026-07-04', rules: [], saved: {}, unchecked: [] }),
    answers('listPlans', [plan(1, 'Cuttack'), plan(2, 'Puri')]),
    answers('listTranslations', texts),
  )
  const { user, path } = openStaffScreen(page)
  await type(user)
  await leave(user)
  await user.click(await answer('Go on editing'))
  expect(path()).toBe(`/admin/dashboard?page=${page}`)
  await leave(user)
  await user.click(await answer('Throw away'))
  await waitFor(() => expect(path()).not.toBe(`/admin/dashboard?page=${page}`))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Back to the page before asks too', async () => {
  server.use(answers('listTranslations', texts))
  const { user, path } = openStaffScreen('languages')
  await press(user, 'Next')
  await screen.findByText('Text 21')
  const [field] = screen.getAllByLabelText<HTMLTextAreaElement>('Odia')
  if (field) await user.type(field, 'ଛାତ୍ର')
  history.back()
  await user.click(await answer('Go on editing'))
  await waitFor(() => expect(path()).toBe('/admin/dashboard?page=languages&number=2'))
  expect(field?.value).toBe('ଛାତ୍ର')
})

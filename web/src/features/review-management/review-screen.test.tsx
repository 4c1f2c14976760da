import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ManagedReview } from '#contract/content/reviews.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, answersError, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const review: ManagedReview = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Anita Sahoo',
  mobile: '9000000002',
  marks: [],
  place: 'Banki',
  model: 'SP125',
  rating: 4,
  words: 'A good ride.',
  photos: [],
  mayPublish: true,
  sentAt: '2026-11-20T09:34:00.000Z',
  state: 'waiting',
  reason: '',
  reply: '',
  decidedAt: null,
  leadId: '00000000-0000-4000-8000-0000000000aa',
}
const waiting = answers('listManagedReviews', { reviews: [review], counts: { waiting: 1 } })

test('a review is shown with an answer, over what was seen', async () => {
  const bodies: unknown[] = []
  server.use(
    waiting,
    answers('decideReview', { ...review, state: 'shown' }, ({ body }) => bodies.push(body)),
  )
  const { user } = openStaffScreen('reviews')
  await user.click(await screen.findByRole('button', { name: 'Show' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/Your answer/), 'Thank you.')
  await user.click(dialog.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('The review is shown.')).toBeTruthy()
  expect(bodies).toEqual([{ decidedAt: null, state: 'shown', reason: '', reply: 'Thank you.' }])
})

test('a call from a review is noted with its lead', async () => {
  const touches: unknown[] = []
  server.use(
    waiting,
    answers('addTouch', aLead('Anita Sahoo'), ({ body, url }) =>
      touches.push([url.pathname, (body as { kind: string }).kind]),
    ),
  )
  const { user } = openStaffScreen('reviews')
  await user.click(await screen.findByRole('link', { name: 'Call 9000000002' }))
  await user.click(screen.getByRole('link', { name: /^WhatsApp to/ }))
  const to = `/api/lead/${review.leadId}/touches`
  await waitFor(() =>
    expect(touches).toEqual([
      [to, 'call'],
      [to, 'whatsapp'],
    ]),
  )
})

test('declining asks why, and says when somebody else decided meanwhile', async () => {
  server.use(
    waiting,
    answersError('decideReview', 'invalid_fields', { fields: { reason: 'Please say why.' } }),
  )
  const { user } = openStaffScreen('reviews')
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const decline = async () =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }))
  await decline()
  expect(await screen.findByText('Please say why.')).toBeTruthy()
  server.use(
    answersError('decideReview', 'conflict', { newer: { by: 'bijaya', at: '2026-11-20T09:34:00.000Z' } }),
  )
  await user.type(screen.getByLabelText('Why?'), 'An advertisement')
  await decline()
  expect(await screen.findByRole('dialog', { name: 'Somebody else decided meanwhile' })).toBeTruthy()
  expect(screen.getByRole('dialog').textContent).toContain('bijaya decided about it on 20 Nov 2026')
})

test('where reviews do not come, those of another state do not stand there', async () => {
  server.use(waiting)
  const { user } = openStaffScreen('reviews')
  await screen.findByRole('article')
  server.use(answersError('listManagedReviews', 'internal', {}))
  await user.click(screen.getByRole('button', { name: /^Shown/ }))
  await screen.findByRole('button', { name: /^Shown/, pressed: true })
  expect(screen.queryByRole('article')).toBeNull()
  expect(await screen.findByText('The reviews could not be loaded.')).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
})

test('what its writer kept for the dealer alone offers no button', async () => {
  server.use(
    answers('listManagedReviews', { reviews: [{ ...review, mayPublish: false }], counts: { private: 1 } }),
  )
  openStaffScreen('reviews&state=private')
  const card = within(await screen.findByRole('article', { name: 'Review by Anita Sahoo' }))
  expect(card.queryByRole('button', { name: 'Show' })).toBeNull()
  expect(card.getByText('Its writer did not allow to show it.')).toBeTruthy()
})

test('whoever is not to be called is offered no call', async () => {
  const quiet: ManagedReview = {
    ...review,
    id: '00000000-0000-4000-8000-000000000002',
    name: 'Ravi',
    marks: ['do-not-call'],
  }
  server.use(answers('listManagedReviews', { reviews: [review, quiet], counts: { waiting: 2 } }))
  openStaffScreen('reviews')
  const cardOf = async (name: string) =>
    within(await screen.findByRole('article', { name: `Review by ${name}` }))
  expect((await cardOf('Anita Sahoo')).getByRole('link', { name: 'Call 9000000002' })).toBeTruthy()
  const card = await cardOf('Ravi')
  expect(card.queryByRole('link')).toBeNull()
  expect(card.getByText('Do not call')).toBeTruthy()
})

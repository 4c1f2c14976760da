import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openForm } from '#web/testing/form-scenario.ts'
import { answers, fails, type SeenCall, server } from '#web/testing/server.ts'

const link = '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a10.the_key'
const scenario = { address: `/review#${link}`, submit: 'Send review', entries: {} }
const ask = { vehicle: 'SP125', outlet: 'Jagatpur', google: '', isRefused: false }

test('the link of a mail says what the review is of, and a press says no to a second', async () => {
  const calls: SeenCall[] = []
  server.use(
    answers('listModelCards', []),
    answers('readReviewAsk', ask, (call) => calls.push(call)),
    answers('refuseReviewAsks', { message: 'We will not ask again.' }, (call) => calls.push(call)),
  )
  const user = await openForm(scenario)
  expect(await screen.findByText('About: SP125, Jagatpur')).toBeTruthy()
  expect(calls).toHaveLength(1)
  const vehicle = await screen.findByLabelText<HTMLInputElement>(/^Your vehicle/)
  await expect.poll(() => vehicle.value).toBe('SP125')
  await user.click(screen.getByRole('button', { name: 'Do not ask me again' }))
  expect(await screen.findByText('We will not ask again.')).toBeTruthy()
  expect(calls.map(({ body }) => body)).toEqual([{ link }, { link }])
  expect(screen.queryByRole('button', { name: 'Do not ask me again' })).toBeNull()
})

test('a link that is none of ours leaves the form as it is for everybody', async () => {
  server.use(answers('listModelCards', []), fails('readReviewAsk', 'not_found'))
  await openForm(scenario)
  expect(await screen.findByLabelText(/^Your vehicle/)).toBeTruthy()
  expect(screen.queryByText(/^About:/)).toBeNull()
})

test('whoever was asked may write it on Google instead, before any star is given', async () => {
  server.use(
    answers('listModelCards', []),
    answers('readReviewAsk', { ...ask, google: 'https://g.page/r/kalinga/review' }),
  )
  await openForm(scenario)
  const link = await screen.findByRole('link', { name: /^Or write it on Google/ })
  expect(link.getAttribute('href')).toBe('https://g.page/r/kalinga/review')
})

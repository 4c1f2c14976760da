import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOwnQuotation } from '#web/testing/builders/quotations.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const open = (given: Parameters<typeof anOwnQuotation>[0] = {}) => {
  server.use(answers('readOwnQuotation', anOwnQuotation(given)))
  return renderRoute('/quotation#key')
}
const card = async () => within(await screen.findByRole('region', { name: 'Your quotation' }))

test('the buyer reads each line, what is to pay, the GST inside, the loan and until when it holds', async () => {
  open()
  const seen = await card()
  expect(seen.getByText('Quotation Q/26-27/0007, 23 Nov 2026')).toBeTruthy()
  const lines = within(seen.getByRole('list', { name: 'Quotation, line by line' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Ex-showroom price₹94,400',
    'Road tax (estimate)₹5,664',
    'Your vehicle in exchange: Splendor 2014−₹15,000',
  ])
  expect(seen.getByTestId('quotation-total').textContent).toBe('₹85,064')
  expect(seen.getByText(/18% GST: value ₹80,000, CGST and SGST ₹7,200 each. HSN 8711/)).toBeTruthy()
  expect(seen.getByText(/^A Bank: ₹20,000 down, loan ₹65,064, 36 months at 9.75%/)).toBeTruthy()
  expect(seen.getByText('It holds until 30 Nov 2026.')).toBeTruthy()
  expect(seen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:06710000101')
})

test('a yes is sent with the version that was read, and stands there afterwards', async () => {
  const { user } = open({ version: 2 })
  const seen = await card()
  expect(seen.getByText('Quotation Q/26-27/0007, version 2, 23 Nov 2026')).toBeTruthy()
  const sent: unknown[] = []
  server.use(
    answers(
      'agreeToQuotation',
      anOwnQuotation({ state: 'agreed', agreedAt: '2026-11-24T19:00:00.000Z' }),
      (call) => sent.push(call.body),
    ),
  )
  await user.click(seen.getByRole('button', { name: 'Yes, please ring me' }))
  // Half past midnight in India is the next day there.
  expect(await seen.findByText('You said yes on 25 Nov 2026. We ring you.')).toBeTruthy()
  expect(sent).toEqual([{ link: 'key', version: 2 }])
  expect(seen.queryByRole('button', { name: 'Yes, please ring me' })).toBeNull()
})

test('a yes that did not arrive can be pressed again', async () => {
  const { user } = open()
  const seen = await card()
  server.use(fails('agreeToQuotation', 'unavailable'))
  await user.click(seen.getByRole('button', { name: 'Yes, please ring me' }))
  expect(await seen.findByText(/did not arrive|try again/i)).toBeTruthy()
  expect(seen.getByRole('button', { name: 'Yes, please ring me' })).toBeTruthy()
})

test('what has expired says so and takes no yes', async () => {
  open({ isExpired: true })
  const seen = await card()
  expect(seen.getByText('It held until 30 Nov 2026. Please ask us for a new one.')).toBeTruthy()
  expect(seen.queryByRole('button', { name: 'Yes, please ring me' })).toBeNull()
})

test('without a link, and with one that is none of ours, the page says whom to ring', async () => {
  renderRoute('/quotation')
  expect(await screen.findByText('The link that we sent opens your quotation here')).toBeTruthy()
})

test('a link that is none of ours is said to be none', async () => {
  server.use(fails('readOwnQuotation', 'not_found'))
  renderRoute('/quotation#other')
  expect(await screen.findByText('We find no quotation for this link')).toBeTruthy()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { WhatsApp } from '#contract/messages/whatsapp.ts'
import { answers, answersError, server } from '#web/testing/server.ts'
import { WhatsAppPart } from './whatsapp-part.tsx'

const template: WhatsApp['templates'][number] = {
  template: 'reminder',
  language: 'or',
  name: 'reminder_or',
  text: 'ଆମେ ଆପଣଙ୍କୁ ଅପେକ୍ଷା କରିଛୁ: {{1}}।',
  buttons: ['ହଁ, ମୁଁ ଆସୁଛି'],
  state: 'paused',
  askedAt: '2026-11-26T10:00:00.000Z',
}
const connected: WhatsApp = {
  isConnected: true,
  offKinds: ['receipt'],
  capRupees: 500,
  priceMills: 115,
  priceSource: 'Meta',
  priceDay: '2026-11-01',
  spentMills: 345,
  sent: 3,
  aboveCap: 2,
  wrongToday: 0,
  templates: [template],
}

function open(whatsApp: WhatsApp) {
  server.use(answers('getWhatsApp', whatsApp))
  render(<WhatsAppPart />)
  return userEvent.setup()
}

test('the month is told to the message, and each template with its text and state', async () => {
  const user = open(connected)
  await screen.findByText(
    'This month 3 messages for ₹0.345 of ₹500.00. 2 more did not go out, because the limit was reached.',
  )
  await user.click(screen.getByText('1 of 1 templates are not approved'))
  expect(screen.getByText(template.text).getAttribute('lang')).toBe('or')
  screen.getByText(/Odia · paused by Meta/)
})

test('an owner whose limit is reached reads what that means', async () => {
  open({ ...connected, capRupees: 0, aboveCap: 0, wrongToday: 1 })
  await screen.findByText(
    'This month 3 messages for ₹0.345 of ₹0.00. The limit is reached: only what changed is still written. Today 1 call came with a wrong signature.',
  )
})

test('switches and limits are saved as they stand, and a refused field keeps what was typed', async () => {
  const sent: unknown[] = []
  const user = open(connected)
  await user.click(await screen.findByRole('checkbox', { name: /^Receipt/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Missed call/ }))
  const cap = screen.getByRole<HTMLInputElement>('textbox', { name: /^At most a month/ })
  await user.clear(cap)
  await user.type(cap, '900')
  server.use(
    answersError('saveWhatsApp', 'invalid_fields', { fields: { capRupees: 'Please enter a whole number.' } }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Please enter a whole number.')
  expect(cap.value).toBe('900')
  server.use(answers('saveWhatsApp', { ...connected, capRupees: 900 }, ({ body }) => sent.push(body)))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/of ₹900\.00/)
  expect(sent).toEqual([
    {
      offKinds: ['missed-call'],
      capRupees: 900,
      priceMills: 115,
      priceSource: 'Meta',
      priceDay: '2026-11-01',
    },
  ])
})

test('while WhatsApp is not connected there is one line', async () => {
  open({ ...connected, isConnected: false })
  await screen.findByText(/WhatsApp is not connected/)
  expect(screen.queryByRole('button')).toBeNull()
})

import { cleanup, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { deleteEntry, readEntries } from '#web/lib/outbox/store.ts'
import { withBrowserStore } from './browser-store.ts'
import { aReceipt } from './builders/receipts.ts'
import { renderRoute } from './render-route.tsx'
import { answers, type SeenCall, server, unreachable } from './server.ts'

export const endpoint = 'sendContactRequest'
export const chip = '1 enquiry waiting to be sent'
export const waitingLine = /^Saved on this (phone|device)\. We send it as soon as we can\./

/** Gives the tests of a file a clock that they move by hand, and an empty store after each test. */
export function withEmptyOutbox(): void {
  withBrowserStore()

  beforeEach(() => {
    // Only the date is faked; timers stay real.
    vi.useFakeTimers({ toFake: ['Date'] })
  })

  afterEach(async () => {
    cleanup()
    for (const { id } of await readEntries()) await deleteEntry(id)
  })
}

/** Moves the clock. */
export function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

/** Makes the connection come back. */
export function comeOnline(): void {
  pass(5000)
  window.dispatchEvent(new Event('online'))
}

/** Fills in the contact form. */
export async function fillIn(user: UserEvent, comment = 'Please call.'): Promise<void> {
  await user.type(await screen.findByLabelText('First name'), 'Bijaya')
  await user.type(screen.getByLabelText('Last name'), 'Das')
  await user.type(screen.getByLabelText('Postal code'), '753009')
  await user.type(screen.getByLabelText('Telephone'), '98765 43210')
  await user.type(screen.getByLabelText('Comment'), comment)
}

/** Presses the button once it is enabled, which it is not while a message is being sent. */
export async function press(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Send message' }))
}

/** Makes the connection work, and collects the calls that are sent. */
export function collect(): SeenCall[] {
  const calls: SeenCall[] = []
  server.use(answers(endpoint, aReceipt(texts.contact.success), (call) => calls.push(call)))
  return calls
}

/** Sends the contact form without a connection. */
export async function sendInVain(): Promise<UserEvent> {
  server.use(unreachable(endpoint))
  const { user } = renderRoute('/contact')
  await fillIn(user)
  await press(user)
  await screen.findByText(waitingLine)
  return user
}

export const keyOf = (call: SeenCall | undefined) => call?.headers.get('idempotency-key')

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { errorMessages } from '#contract/wire/errors.ts'
import { readEntries } from '#web/lib/outbox/store.ts'
import {
  chip,
  collect,
  comeOnline,
  endpoint,
  fillIn,
  pass,
  press,
  sendInVain,
  waitingLine,
  withEmptyOutbox,
} from '#web/testing/outbox-scenario.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { fails, server, unreachable } from '#web/testing/server.ts'

withEmptyOutbox()

test('the list says how it stands; sent now, it arrives', async () => {
  const user = await sendInVain()
  await user.click(await screen.findByRole('button', { name: chip }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }))
  expect(sheet.getByRole('heading', { name: 'Message to us' })).toBeTruthy()
  expect(sheet.getByText('Waiting for the connection.')).toBeTruthy()
  const calls = collect()
  await user.click(sheet.getByRole('button', { name: /^Send now/ }))
  expect(await sheet.findByText('Nothing is waiting any more.')).toBeTruthy()
  expect(calls).toHaveLength(1)
})

test('removed from the device it is never sent', async () => {
  const user = await sendInVain()
  await user.click(await screen.findByRole('button', { name: chip }))
  const sheet = within(await screen.findByRole('dialog'))
  const calls = collect()
  await user.click(sheet.getByRole('button', { name: /^Remove from this device/ }))
  expect(await sheet.findByText('Nothing is waiting any more.')).toBeTruthy()
  expect(screen.queryByText(waitingLine)).toBeNull()
  comeOnline()
  expect(await readEntries()).toEqual([])
  expect(calls).toEqual([])
})

test('after seven days it is shown and no longer sent by itself', async () => {
  await sendInVain()
  cleanup()
  pass(8 * 24 * 3_600_000)
  const calls = collect()
  const { user } = renderRoute('/terms-conditions')
  await user.click(await screen.findByRole('button', { name: chip }))
  expect(await screen.findByText(/^Not sent for 7 days\./)).toBeTruthy()
  expect(calls).toEqual([])
})

test('refused when nobody looked, it stays with the words of the server', async () => {
  await sendInVain()
  cleanup()
  pass(120_000)
  server.use(fails(endpoint, 'invalid_fields'))
  const { user } = renderRoute('/terms-conditions')
  await user.click(await screen.findByRole('button', { name: chip }))
  expect(await screen.findByText(`Not accepted. ${errorMessages.invalid_fields()}`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Send now/ })).toBeNull()
  cleanup()

  // A refused enquiry that is sent again from its form is tried again, and waits again.
  server.use(unreachable(endpoint))
  const again = renderRoute('/contact')
  await screen.findByText('We kept what you typed.')
  expect(screen.queryByText(waitingLine)).toBeNull()
  await press(again.user)
  expect(await screen.findByText(waitingLine)).toBeTruthy()
  expect((await readEntries()).map((entry) => entry.refusal)).toEqual([undefined])
})

test('a server that asks for time is given it', async () => {
  const [code, message] = ['too_many_requests', errorMessages.too_many_requests()]
  server.use(
    http.post('/contact', () =>
      HttpResponse.json(
        { error: { code, message }, message },
        { status: 429, headers: { 'retry-after': '60' } },
      ),
    ),
  )
  const { user } = renderRoute('/contact')
  await fillIn(user)
  await press(user)
  await screen.findByText(waitingLine)
  const [entry] = await readEntries()
  expect(entry?.notBefore).toBe(Date.now() + 60_000)
  expect(entry?.nextAt).toBeGreaterThanOrEqual(entry?.notBefore ?? Number.NaN)
  const calls = collect()
  comeOnline()
  pass(56_000)
  comeOnline()
  await waitFor(() => expect(calls).toHaveLength(1))
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { readEnquiryContext } from '#contract/enquiries/enquiry-context.ts'
import { texts } from '#contract/texts/texts.ts'
import { tooManyForms } from '#domain/enquiries/call-us.ts'
import { deleteEntry, deviceKey, readEntries, writeEntry } from '#web/lib/outbox/store.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import {
  chip,
  collect,
  comeOnline,
  endpoint,
  fillIn,
  keyOf,
  pass,
  press,
  sendInVain,
  waitingLine,
  withEmptyOutbox,
} from '#web/testing/outbox-scenario.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'

withEmptyOutbox()

test('without a connection it waits, sealed, and goes out under the same key when the connection is back', async () => {
  await sendInVain()
  expect(await screen.findByRole('button', { name: chip })).toBeTruthy()
  // "Please try again later" is not true of an enquiry that is sent later by itself.
  expect(screen.queryByText(texts.contact.network)).toBeNull()
  const [entry] = await readEntries()
  expect(JSON.stringify(entry)).not.toMatch(/Bijaya|98765|call|landing/)
  expect(new TextDecoder('latin1').decode(entry?.sealed.data)).not.toMatch(/Bijaya/)
  expect((await deviceKey()).extractable).toBe(false)
  expect(localStorage.getItem('outbox')).toBe('1')

  const calls = collect()
  comeOnline()
  expect((await screen.findAllByText(texts.contact.success)).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('button', { name: chip })).toBeNull())
  expect(calls).toHaveLength(1)
  expect(keyOf(calls[0])).toBe(entry?.id)
  expect(calls[0]?.headers.get('x-form-signals')).toMatch(/^t=\d+;h=0$/)
  expect(readEnquiryContext(calls[0]?.headers.get('x-enquiry-context') ?? null)).toMatchObject({
    landing: location.pathname,
    seen: {},
  })
  expect(calls[0]?.body).toMatchObject({ firstName: 'Bijaya', comment: 'Please call.' })
  expect(await readEntries()).toEqual([])
  expect(localStorage.getItem('outbox')).toBeNull()
  expect(Object.keys(sessionStorage).join()).not.toContain('draft:')
  // The form shows the same thanks as after a send that worked at once.
  expect(screen.queryByLabelText('Comment')).toBeNull()
})

test('a public page leaves what staff wrote down to the back office, untried', async () => {
  await sendInVain()
  const [entry] = await readEntries()
  if (!entry) throw new Error('Nothing waits.')
  const ofStaff = { ...entry, id: crypto.randomUUID(), endpoint: 'addTouch' as const }
  await writeEntry({ ...ofStaff, createdAt: entry.createdAt - 1 })
  const calls = collect()
  comeOnline()
  await waitFor(() => expect(screen.queryByRole('button', { name: chip })).toBeNull())
  expect(calls).toHaveLength(1)
  expect(await readEntries()).toEqual([{ ...ofStaff, createdAt: entry.createdAt - 1 }])
})

test('what is refused as too much waits on the device, and the visitor reads that and nothing against it', async () => {
  server.use(http.all('*/contact', () => new HttpResponse('Too many requests', { status: 429 })))
  const { user } = renderRoute('/contact')
  await fillIn(user)
  await press(user)
  expect(await screen.findByText(waitingLine)).toBeTruthy()
  expect(screen.queryByText(tooManyForms('0671-000-0101'))).toBeNull()
  expect(await readEntries()).toMatchObject([{ attempts: 1 }])
})

test('what an earlier page left goes out on the next one, and is told in the words of its form', async () => {
  await sendInVain()
  const [entry] = await readEntries()
  cleanup()
  pass(120_000)
  const calls = collect()
  renderRoute('/terms-conditions')
  expect(await screen.findByText(texts.contact.success)).toBeTruthy()
  expect(calls.map(keyOf)).toEqual([entry?.id])
  await waitFor(async () => expect(await readEntries()).toEqual([]))
  expect(Object.keys(sessionStorage).join()).not.toContain('draft:')
})

test('pressed again with the same text it is the same enquiry, with another text it takes its place', async () => {
  server.use(fails(endpoint, 'unavailable'))
  const { user } = renderRoute('/contact')
  await fillIn(user)
  await press(user)
  await screen.findByText(waitingLine)
  const [first] = await readEntries()
  await press(user)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' }).ariaBusy).toBeNull())
  expect((await readEntries()).map(({ id }) => id)).toEqual([first?.id])

  await user.type(screen.getByLabelText('Comment'), ' After six.')
  await press(user)
  await waitFor(async () => {
    const ids = (await readEntries()).map(({ id }) => id)
    expect(ids).toHaveLength(1)
    expect(ids).not.toContain(first?.id)
  })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' }).ariaBusy).toBeNull())
  const [second, ...others] = await readEntries()
  expect(others).toEqual([])

  // The same text is still the same enquiry after a reload.
  await screen.findByText(waitingLine)
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  const calls = collect()
  const again = renderRoute('/contact')
  await screen.findByText('We kept what you typed.')
  await press(again.user)
  await screen.findAllByText(texts.contact.success)
  expect(calls.map(keyOf)).toEqual([second?.id])
})

test('after a reload its form still says that it waits, and that it has arrived', async () => {
  server.use(unreachable('sendOptIn'))
  const { user } = renderRoute('/optain')
  await user.type(await screen.findByLabelText('Registration number'), 'OD 05 AB 1234')
  await user.type(screen.getByLabelText('Name'), 'Bijaya')
  await user.type(screen.getByLabelText('Mobile'), '98765 43210')
  await user.click(screen.getByLabelText('SMS'))
  await user.click(screen.getByRole('button', { name: 'Opt in' }))
  await screen.findByText(waitingLine)
  cleanup()

  renderRoute('/optain')
  expect(await screen.findByText(waitingLine)).toBeTruthy()
  expect(screen.getByText('We kept what you typed.')).toBeTruthy()
  server.use(answers('sendOptIn', aReceipt(texts.optIn.success)))
  comeOnline()
  expect(await screen.findByRole('heading', { name: texts.optIn.success })).toBeTruthy()
  expect(Object.keys(sessionStorage).join()).not.toContain('draft:')
})

test('what another tab has sent is no longer in the form of this one', async () => {
  await sendInVain()
  const [entry] = await readEntries()
  if (!entry) throw new Error('Nothing waits.')
  await deleteEntry(entry.id)
  const otherTab = new BroadcastChannel('outbox')
  otherTab.postMessage({ tab: entry.tab, draftKey: entry.draftKey, createdAt: entry.createdAt })
  expect((await screen.findAllByText(texts.contact.success)).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('button', { name: chip })).toBeNull())
  expect(screen.queryByLabelText('Comment')).toBeNull()
  otherTab.close()
})

test('the key of a text outlives a reload, so that a lost answer never makes two of it', async () => {
  await sendInVain()
  const [entry] = await readEntries()
  cleanup()
  // The enquiry had arrived, and another tab has heard of that.
  await deleteEntry(entry?.id ?? '')
  const calls = collect()
  const { user } = renderRoute('/contact')
  await screen.findByText('We kept what you typed.')
  await press(user)
  await screen.findAllByText(texts.contact.success)
  expect(calls.map(keyOf)).toEqual([entry?.id])
})

test('a message changed while the earlier one is delivered stays in the form', async () => {
  const user = await sendInVain()
  pass(1000)
  await user.type(screen.getByLabelText('Comment'), ' And another thing.')
  const calls = collect()
  comeOnline()
  expect((await screen.findAllByText(texts.contact.success)).length).toBe(1)
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Please call. And another thing.')
  expect(calls).toHaveLength(1)
})

test('what the server refuses while the visitor looks does not wait', async () => {
  server.use(fails(endpoint, 'invalid_fields', { comment: 'Please write more.' }))
  const { user } = renderRoute('/contact')
  await fillIn(user)
  await press(user)
  expect(await screen.findByText('Please write more.')).toBeTruthy()
  expect(await readEntries()).toEqual([])
  expect(screen.queryByText(waitingLine)).toBeNull()
})

test('a key that is known with another body had arrived before', async () => {
  await sendInVain()
  server.use(fails(endpoint, 'key_reused'))
  comeOnline()
  expect((await screen.findAllByText(texts.contact.success)).length).toBeGreaterThan(0)
  expect(await readEntries()).toEqual([])
})

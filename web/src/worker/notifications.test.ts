import { beforeEach, expect, test, vi } from 'vitest'
import { openNotification, showPush } from './notifications.ts'

const shown = vi.fn(async () => undefined)
const setAppBadge = vi.fn(async () => undefined)
const openWindow = vi.fn(async () => undefined)
const focus = vi.fn(async () => undefined)
const postMessage = vi.fn()
let pages: object[]

beforeEach(() => {
  vi.clearAllMocks()
  pages = []
  vi.stubGlobal('registration', { showNotification: shown })
  vi.stubGlobal('navigator', { setAppBadge })
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow })
  return () => vi.unstubAllGlobals()
})

const lead = '/admin/dashboard?page=inbox&tab=all&lead=1'
const said = (words: unknown) => ({ data: { text: () => JSON.stringify(words) } })
const title = 'New test ride enquiry, Jagatpur'
const pressed = (data: unknown) => ({ notification: { title, data, close: () => undefined } })
const anInbox = (visibilityState: string) => ({
  url: 'https://dealer.example/admin/dashboard?page=inbox&tab=mine',
  visibilityState,
  focus,
  postMessage,
})

test('what the server sent is shown, with a dot on the icon while no inbox is in sight', async () => {
  await showPush(said({ title, path: lead }))
  expect(shown).toHaveBeenCalledWith(title, expect.objectContaining({ data: lead, tag: lead }))
  expect(setAppBadge).toHaveBeenCalledOnce()
  pages = [anInbox('hidden')]
  await showPush(said({ title, path: lead }))
  expect(setAppBadge).toHaveBeenCalledTimes(2)
  pages = [anInbox('hidden'), anInbox('visible')]
  await showPush(said({ title, path: lead }))
  expect(setAppBadge).toHaveBeenCalledTimes(2)
})

test('a push message wakes the open screens of staff, and no page of visitors', async () => {
  const visitor = { url: 'https://dealer.example/ev', postMessage: vi.fn() }
  const dashboard = { ...anInbox('visible'), url: 'https://dealer.example/admin/dashboard' }
  pages = [visitor, anInbox('hidden'), dashboard]
  await showPush(said({ title, path: lead }))
  expect(postMessage.mock.calls).toEqual([[{ type: 'PUSHED' }], [{ type: 'PUSHED' }]])
  expect(visitor.postMessage).not.toHaveBeenCalled()
})

test('something is shown for what cannot be read, and nothing leads out of the inbox', async () => {
  await showPush({ data: null })
  await showPush(said({ title: 'Win', path: 'https://elsewhere.example/' }))
  expect(shown.mock.calls.map((call: unknown[]) => call[0])).toEqual(['New enquiry', 'New enquiry'])
  await openNotification(pressed('https://elsewhere.example/'))
  expect(openWindow).toHaveBeenCalledWith('/admin/dashboard?page=inbox')
})

test('a press opens the lead; an inbox that is open stays as it stands, and hears of it', async () => {
  await openNotification(pressed(lead))
  expect(openWindow).toHaveBeenCalledWith(lead)
  pages = [{ url: 'https://dealer.example/ev', focus: vi.fn() }, anInbox('hidden')]
  await openNotification(pressed(lead))
  expect(focus).toHaveBeenCalledOnce()
  expect(postMessage).toHaveBeenCalledWith({ type: 'LEAD', title, path: lead })
  expect(openWindow).toHaveBeenCalledOnce()
})

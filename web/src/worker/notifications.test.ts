import { beforeEach, expect, test, vi } from 'vitest'
import { openNotification, showPush } from './notifications.ts'

const shown = vi.fn(async () => undefined)
const setAppBadge = vi.fn(async () => undefined)
const openWindow = vi.fn(async () => undefined)
const focus = vi.fn(async () => undefined)
let pages: { url: string; focus: () => Promise<unknown> }[]

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
const pressed = (data: unknown) => ({ notification: { data, close: () => undefined } })

test('what the server sent is shown, with a dot on the icon while no inbox is open', async () => {
  await showPush(said({ title: 'New test ride enquiry, Jagatpur', path: lead }))
  expect(shown).toHaveBeenCalledWith(
    'New test ride enquiry, Jagatpur',
    expect.objectContaining({ data: lead, tag: lead }),
  )
  expect(setAppBadge).toHaveBeenCalledOnce()
})

test('something is shown for what cannot be read, and nothing leads out of the inbox', async () => {
  await showPush({ data: null })
  await showPush(said({ title: 'Win', path: 'https://elsewhere.example/' }))
  expect(shown.mock.calls.map((call: unknown[]) => call[0])).toEqual(['New enquiry', 'New enquiry'])
  await openNotification(pressed('https://elsewhere.example/'))
  expect(openWindow).toHaveBeenCalledWith('/admin/dashboard?page=inbox')
})

test('a press opens the lead, and an inbox that is open as it stands', async () => {
  await openNotification(pressed(lead))
  expect(openWindow).toHaveBeenCalledWith(lead)
  pages = [
    { url: 'https://dealer.example/ev', focus: vi.fn() },
    { url: 'https://dealer.example/admin/dashboard?page=inbox&tab=mine', focus },
  ]
  await openNotification(pressed(lead))
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledOnce()
  await showPush(said({ title: 'New enquiry', path: lead }))
  expect(setAppBadge).not.toHaveBeenCalled()
})

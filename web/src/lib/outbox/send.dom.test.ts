import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/api/api-client.ts'
import { withBrowserStore } from '#web/testing/browser-store.ts'
import { sendOrWait } from './send.ts'
import { deleteEntry, readEntries } from './store.ts'
import { waitingList } from './waiting-list.ts'

const enquiry = {
  key: '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a10',
  endpoint: 'sendOfferEnquiry',
  title: 'Offer enquiry',
  success: 'Sent.',
  form: 'offer',
  body: { name: 'Bijaya' },
  fingerprint: 'print',
  signals: 't=900;h=0',
  draftKey: 'draft:offer:/offers',
} as const

withBrowserStore()

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const { id } of await readEntries()) await deleteEntry(id)
})

const full = () => {
  throw new DOMException('No room.', 'QuotaExceededError')
}

test('a full device does not keep an enquiry from being sent', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  const keys: string[] = []
  const answer = await sendOrWait(enquiry, async (key) => keys.push(key))
  expect([answer, keys]).toEqual([1, [enquiry.key]])
})

/** As in Chromium where the visitor blocks all cookies. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The request was denied.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(refuse)
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse)
  vi.stubGlobal('navigator', { locks: { request: async () => refuse() } })
}

test('nor does a browser that stores nothing', async () => {
  blockStorage()
  expect(await sendOrWait(enquiry, async (key) => key)).toBe(enquiry.key)
})

test('what went wrong in a browser that stores nothing is told as it is', async () => {
  blockStorage()
  const failure = new ApiError('network', 'The connection was lost.')
  const sent = sendOrWait(enquiry, () => Promise.reject(failure))
  await expect(sent).rejects.toBe(failure)
  expect(waitingList()).toEqual([])
})

test('while its form sends it, it is on the device and not in the list', async () => {
  const seen: unknown[] = []
  await sendOrWait(enquiry, async () => {
    seen.push(
      (await readEntries()).map(({ id, form }) => [id, form]),
      waitingList(),
    )
  })
  expect(seen).toEqual([[[enquiry.key, 'offer']], []])
  expect(await readEntries()).toEqual([])
})

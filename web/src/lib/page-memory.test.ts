import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOld, forgetPages, remembering, takeStale } from './memory.ts'

let calls = 0
const load = remembering(() => {
  calls += 1
  return { price: Promise.resolve(calls) }
})
const open = (address = '/ev') => load({ request: new Request(`http://site.example${address}`) })
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000)

beforeEach(() => {
  calls = 0
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  forgetPages()
  vi.useRealTimers()
})

/** Lets promises that are there already say so. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a page that was there a moment ago is there at once, as values', async () => {
  expect(open().price).toBeInstanceOf(Promise)
  await settled()
  expect(open()).toEqual({ price: 1 })
  expect(takeStale()).toBe(false)
  expect(calls).toBe(1)
})

test('one on its way is not asked for twice, and another address is another page', async () => {
  open()
  open()
  open('/ev?bike=QC1')
  expect(calls).toBe(2)
})

test('an older one is shown and asked for again, once; a very old one is forgotten', async () => {
  open()
  await settled()
  seconds(20)
  expect(open()).toEqual({ price: 1 })
  expect(takeStale()).toBe(true)
  expect(takeStale()).toBe(false)
  expect(open().price).toBeInstanceOf(Promise)
  await settled()
  seconds(301)
  expect(open().price).toBeInstanceOf(Promise)
  expect(calls).toBe(3)
})

test('fetched ahead, an older one is replaced and nothing counts as stale; a fresh one stays', async () => {
  open()
  await settled()
  forgetOld('/ev')
  expect(open()).toEqual({ price: 1 })
  seconds(20)
  forgetOld('/ev')
  open()
  await settled()
  expect(open()).toEqual({ price: 2 })
  expect(takeStale()).toBe(false)
})

test('a failure is not kept', async () => {
  let isDown = true
  const fetchPage = remembering(() => ({ bike: isDown ? Promise.reject(new Error('down')) : 'SP125' }))
  const request = new Request('http://site.example/view-details')
  await expect(fetchPage({ request }).bike).rejects.toThrow('down')
  await settled()
  isDown = false
  expect(fetchPage({ request })).toEqual({ bike: 'SP125' })
})

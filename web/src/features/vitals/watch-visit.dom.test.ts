import { renderHook } from '@testing-library/react'
import type { DataRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { reportClientError, reportVitals } from '#contract/site/vitals.ts'
import { shownRouter } from '#web/lib/address/shown-router.ts'
import { useMeasuredVisit } from './use-measured-visit.ts'
import { watchVisit } from './watch-visit.ts'

let beacons: { path: string; body: Promise<Record<string, unknown>> }[]

beforeEach(() => {
  beacons = []
  // What jsdom does not have.
  vi.stubGlobal('performance', Object.assign(performance, { getEntriesByType: () => [] }))
  Object.assign(navigator, {
    sendBeacon: (path: string, blob: Blob) => {
      beacons.push({ path, body: blob.text().then((text) => JSON.parse(text)) })
      return true
    },
  })
  return () => {
    vi.unstubAllEnvs()
    delete shownRouter.current
  }
})

/** What was sent to a path of a visit that began on this page; visits of other tests still listen. */
async function sent(path: string, page: string) {
  const bodies = await Promise.all(beacons.filter((beacon) => beacon.path === path).map(({ body }) => body))
  return bodies.filter((body) => body.page === page)
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

function openOn(page: string) {
  vi.stubEnv('PROD', true)
  // Of the router's whole state only the pattern of the page is read.
  shownRouter.current = { state: { matches: [{ route: { path: page } }] } } as unknown as DataRouter
  const { rerender } = renderHook(({ isIdle }) => useMeasuredVisit(isIdle), {
    initialProps: { isIdle: false },
  })
  rerender({ isIdle: true })
}

test('one visit in ten is measured, and of the other nine nothing is sent or kept on the device', async () => {
  const kept = () => [document.cookie, localStorage.length, sessionStorage.length]
  const before = kept()
  let turn = 0
  vi.spyOn(Math, 'random').mockImplementation(() => ((turn++ * 7) % 100) / 100)
  const opened = 100
  for (let visit = 0; visit < opened; visit++) openOn('/gallery')
  await expect
    .poll(async () => {
      show('hidden')
      return (await sent(reportVitals.path, '/gallery')).length
    })
    .toBe(10)
  show('visible')
  show('hidden')
  expect(await sent(reportVitals.path, '/gallery')).toHaveLength(10)
  expect(kept()).toEqual(before)
})

test('a program that drives the browser is no visit', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  Object.assign(navigator, { webdriver: true })
  openOn('/finance')
  Object.assign(navigator, { webdriver: false })
  openOn('/networks')
  await expect
    .poll(async () => {
      show('hidden')
      return (await sent(reportVitals.path, '/networks')).length
    })
    .toBe(1)
  expect(await sent(reportVitals.path, '/finance')).toEqual([])
})

test('a visit is reported as the contract says, and names its page by the pattern alone', async () => {
  watchVisit('/dealers/:id')
  show('hidden')
  const [body] = await sent(reportVitals.path, '/dealers/:id')
  expect(reportVitals.body?.parse(body)).toEqual({ page: '/dealers/:id', version: 'dev', language: 'en' })
})

const failWith = (message: string, stack: string) =>
  window.dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error(message), { stack }) }))
const own =
  'TypeError: x\n    at f (https://dealer.example/assets/x7.js:1:2034)\n    at g (https://dealer.example/assets/y.js:1:1)'

test('an error of the site’s own code is reported once, with its place, at most three of a visit', async () => {
  watchVisit('/amc')
  for (const message of ['one', 'one', 'two', 'three', 'four']) failWith(message, own)
  const bodies = await sent(reportClientError.path, '/amc')
  expect(bodies.map((body) => reportClientError.body?.parse(body))).toEqual(
    ['one', 'two', 'three'].map((message) => ({
      page: '/amc',
      version: 'dev',
      message,
      frame: '/assets/x7.js:1:2034',
    })),
  )
})

test('a refused promise counts too; code of extensions and of other apps does not', async () => {
  watchVisit('/joy-club')
  const reason = Object.assign(new Error('refused'), { stack: own })
  const refused = Object.assign(new Event('unhandledrejection'), { reason })
  window.dispatchEvent(refused)
  failWith('extension', `Error\n    at chrome-extension://abcdef/x.js:1:2\n${own}`)
  failWith('extension of Safari', `g@safari-web-extension://abcdef/x.js:1:2\n${own}`)
  failWith('app', 'Error\n    at <anonymous>:1:2\n    at https://dealer.example/joy-club:1:2')
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  const bodies = await sent(reportClientError.path, '/joy-club')
  expect(bodies.map(({ message }) => message)).toEqual(['refused'])
})

import { expect, test } from 'vitest'
import { aPricedPage } from '#web/testing/priced-page.ts'
import { forgetPage, remembering } from './page-memory.ts'

const page = aPricedPage()

test('a page that was there a moment ago is there at once, as values', async () => {
  expect(page.open().price).toBeInstanceOf(Promise)
  await page.settle()
  expect(page.open()).toEqual({ price: 1 })
  expect(page.calls).toBe(1)
})

test('one on its way is not asked for twice, and another address is another page', () => {
  page.open()
  page.open()
  page.open('/ev?bike=QC1')
  expect(page.calls).toBe(2)
})

test('a page whose data is the same for every query is there at once with another query', async () => {
  let calls = 0
  const load = remembering(() => ({ models: Promise.resolve(++calls) }))
  const open = (address: string) =>
    load({ request: new Request(`http://site.example${address}`) } as Parameters<typeof load>[0])
  open('/all')
  await page.settle()
  expect(open('/all?shown=24')).toEqual({ models: 1 })
  forgetPage({ pathname: '/all', search: '?shown=24' })
  open('/all')
  expect(calls).toBe(2)
})

test('a very old page is forgotten', async () => {
  page.open()
  await page.settle()
  page.pass(301)
  expect(page.open().price).toBeInstanceOf(Promise)
})

test('a failure is not kept', async () => {
  page.price = new Error('down')
  await expect(page.open().price).rejects.toThrow('down')
  await page.settle()
  page.price = 2
  page.open()
  await page.settle()
  expect(page.open()).toEqual({ price: 2 })
})

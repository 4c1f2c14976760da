import { expect, test } from 'vitest'
import { readEnquiryContext } from './enquiry-context.ts'
import { writeEnquiryContext } from './enquiry-context-header.ts'

test('a context comes back as it was written, in any script', () => {
  const written = {
    outletId: 3,
    source: 'google',
    medium: 'cpc',
    campaign: 'ଦୀପାବଳି',
    landing: '/bike/SP125',
    referrer: 'https://www.google.com/',
    seen: { price: '₹92,200', variant: 'Disc' },
  }
  expect(readEnquiryContext(writeEnquiryContext(written))).toEqual(written)
})

test.each([
  ['nothing', null],
  ['no JSON', 'abc'],
  ['a broken encoding', '%E0%A4%A'],
  ['no object', '%22text%22'],
  ['far too much', 'x'.repeat(10_000)],
])('%s is no context', (_what, header) => {
  expect(readEnquiryContext(header)).toBeUndefined()
})

test('what does not fit is left out, and the rest stays', () => {
  const header = encodeURIComponent(
    JSON.stringify({ outletId: 'first', source: 'x'.repeat(500), landing: '/', seen: { a: 1 }, other: true }),
  )
  expect(readEnquiryContext(header)).toEqual({
    outletId: undefined,
    source: '',
    medium: '',
    campaign: '',
    landing: '/',
    referrer: '',
    seen: {},
  })
  const much = Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`k${place}`, 'x'.repeat(150)]))
  expect(readEnquiryContext(writeEnquiryContext({ seen: much }))?.seen).toEqual({})
})

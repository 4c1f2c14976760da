import { expect, test } from 'vitest'
import { categories, readLoad } from './lighthouse.ts'

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
]

function answer(score: number | null, measured: readonly string[]): string {
  return JSON.stringify({
    audits: Object.fromEntries(
      metrics.map((name) => [name, measured.includes(name) ? { numericValue: 1024 } : {}]),
    ),
    categories: Object.fromEntries(categories.map((name) => [name, { score }])),
  })
}

test('an answer without a figure or a score is no load, so that the page is asked for again', () => {
  expect(readLoad(answer(1, metrics), '/')).toMatchObject({ scores: [100, 100, 100, 100], kilobytes: 1 })
  expect(() => readLoad(answer(null, metrics), '/')).toThrow('no performance of /')
  expect(() => readLoad(answer(1, metrics.slice(1)), '/')).toThrow('no first-contentful-paint of /')
})

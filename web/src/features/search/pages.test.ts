import { expect, test } from 'vitest'
import { publicPages } from '#contract/pages.ts'
import { pageEntries } from './pages.ts'

test('every public page can be found, but the one that everybody knows', () => {
  const found = new Set(pageEntries.map(({ entry }) => entry.to))
  expect(publicPages.filter((path) => path !== '/' && !found.has(path))).toEqual([])
})

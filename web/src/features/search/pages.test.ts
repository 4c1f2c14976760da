import { expect, test } from 'vitest'
import { publicPages, quietPages } from '#contract/site/pages.ts'
import { paths } from '#web/lib/address/paths.ts'
import { pageEntries } from './pages.ts'

/** Everybody knows the home page, and the other pages say nothing without the link of a mail. */
const notWanted = ['/', '/withdraw', '/appointment']

test('every page of the site can be found that can be used without a link', () => {
  const found = new Set(pageEntries.map(({ entry }) => entry.to))
  const wanted = [...publicPages, ...quietPages, paths.slip].filter((path) => !notWanted.includes(path))
  expect(wanted.filter((path) => !found.has(path))).toEqual([])
})

import { expect, test } from 'vitest'
import { publicPages, quietPages } from '#contract/site/pages.ts'
import { paths } from '#web/lib/address/paths.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { pageEntries } from './pages.ts'

const { parts } = aDealership()

/** Everybody knows the home page, and the other pages say nothing without a link that somebody was sent. */
const notWanted = ['/', '/withdraw', '/appointment', '/quotation', '/order', '/tell-me']

test('every page of the site can be found that can be used without a link', () => {
  const found = new Set(pageEntries(parts).map(({ entry }) => entry.to))
  const wanted = [...publicPages(parts), ...quietPages, paths.slip].filter(
    (path) => !notWanted.includes(path),
  )
  expect(wanted.filter((path) => !found.has(path))).toEqual([])
})

test('a part that is off is not found, and one that is on is found by the name that staff gave it', () => {
  const titles = (off: typeof parts.off) => pageEntries({ ...parts, off }).map(({ entry }) => entry.title)
  expect(titles([])).toEqual(expect.arrayContaining(['Joy Club', 'BigWing', 'Exchange your old two-wheeler']))
  const left = titles(['club', 'bigwing', 'exchange'])
  expect(left).toHaveLength(titles([]).length - 3)
  expect(left).not.toContain('Joy Club')
})

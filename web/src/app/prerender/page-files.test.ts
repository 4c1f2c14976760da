import { expect, test } from 'vitest'
import { publicPages } from '#contract/site/pages.ts'
import { paths } from '#web/lib/address/paths.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { sitePages } from './page-files.ts'

const { parts } = aDealership()

const fileOf = (pages: ReturnType<typeof sitePages>, path: string) =>
  pages.find((page) => page.path === path)?.file

test('the pages of a model are named by its id, whatever it is called', () => {
  const pages = sitePages(
    [
      { id: 7, bikeName: 'Hornet 2.0' },
      { id: 8, bikeName: 'HORNET2.0' },
      { id: 9, bikeName: 'ଶାଇନ' },
    ],
    [{ id: 12 }],
    parts,
  )
  expect(fileOf(pages, '/view-details?bikeName=Hornet%202.0')).toBe('view-details/7.html')
  expect(fileOf(pages, '/angle-view?bikeName=HORNET2.0')).toBe('angle-view/8.html')
  expect(fileOf(pages, `/text-ride-booking?bikeName=${encodeURIComponent('ଶାଇନ')}`)).toBe(
    'text-ride-booking/9.html',
  )
  expect(fileOf(pages, '/dealers/12')).toBe('dealers/12.html')
  expect(pages.flatMap(({ rule }) => rule?.query?.bikeName ?? [])).toContain('Hornet 2.0')
})

test('a file has a lower-case name, and an address of mixed case leads to it', () => {
  const pages = sitePages([], [], parts)
  for (const { file } of pages) expect(file).toBe(file.toLowerCase())
  expect(fileOf(pages, '/bigWing')).toBe('pages/bigwing.html')
  expect(pages.flatMap(({ rule }) => rule ?? [])).toEqual(
    ['/bigWing', '/extendedWarranty', '/extendedWarrantyPlus'].map((from) => ({
      from,
      to: `/pages${from.toLowerCase()}.html`,
      status: 200,
    })),
  )
})

test('two pages of one file are refused in words', () => {
  const twice = [
    { id: 7, bikeName: 'A' },
    { id: 7, bikeName: 'B' },
  ]
  expect(() => sitePages(twice, [], parts)).toThrow(
    '/view-details?bikeName=A and /view-details?bikeName=B would be one file, view-details/7.html.',
  )
})

test('a name that would stand for any name has no rewrite', () => {
  expect(sitePages([{ id: 1, bikeName: ':name' }], [], parts).some(({ rule }) => rule?.query)).toBe(false)
})

test('every public page of the sitemap is an address of the site', () => {
  const known = [...Object.values(paths), paths.productEnquiry(), paths.dealer(parts.networkAddress)]
  for (const page of publicPages(parts)) expect(known).toContain(page)
})

test('a part that is off has no page', () => {
  const on = sitePages([], [], parts).map(({ path }) => path)
  const off = sitePages([], [], { ...parts, off: ['club', 'network', 'bigwing'] }).map(({ path }) => path)
  expect(on.filter((path) => !off.includes(path)).toSorted()).toEqual([
    '/bigWing',
    '/dealers/become-honda-network',
    '/joy-club',
  ])
})

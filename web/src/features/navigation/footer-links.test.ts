import { expect, test } from 'vitest'
import { publicPages, quietPages } from '#contract/site/pages.ts'
import { footerLinks } from '#web/generated/footer-links.ts'
import { paths } from '#web/lib/address/paths.ts'
import { aDealership, aMenu } from '#web/testing/builders/dealership.ts'
import { isGroup, siteMenu } from './menu.ts'

const { parts } = aDealership()
const inFooter = Object.values(footerLinks).flatMap((links) => links.map(({ to }): string => to))

/**
 * Pages reached by a link of their own: of a mail, of staff, of a model, of the logo, of the page about
 * privacy.
 */
const byOtherLinks = ['/', '/withdraw', '/appointment', '/quotation', '/order', '/my-data', '/tell-me']

test('menu and footer lead to every page that can be used without a link, and the footer to none twice', () => {
  const inMenu = siteMenu(aMenu(), parts).flatMap((entry) =>
    isGroup(entry) ? [...entry.links, entry.overview].map(({ to }) => to) : [entry.to],
  )
  const linked = new Set([...inFooter, ...inMenu, paths.productEnquiry(), ...byOtherLinks])
  expect([...publicPages(parts), ...quietPages].filter((path) => !linked.has(path))).toEqual([])
  expect(new Set(inFooter).size).toBe(inFooter.length)
})

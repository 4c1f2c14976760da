import { describe, expect, it } from 'vitest'
import { modelPage, outletPage, publicPages } from '#contract/pages.ts'
import { paths } from './paths.ts'

describe('paths', () => {
  it('encodes the bike name and puts the line behind it', () => {
    expect(paths.viewDetails("CB350H'ness", 'bigwing')).toBe(
      "/view-details?bikeName=CB350H'ness&type=bigwing",
    )
    expect(paths.viewDetails('A & B', 'ev')).toBe('/view-details?bikeName=A%20%26%20B&type=ev')
  })

  it('leaves out what is not known', () => {
    expect(paths.viewDetails('SP125')).toBe('/view-details?bikeName=SP125')
    expect(paths.productEnquiry()).toBe('/text-ride-booking')
    expect(paths.angleView('')).toBe('/angle-view')
  })

  it('names the pages that build and sitemap know', () => {
    const fixed = Object.values(paths).filter(
      (path) => typeof path === 'string' && !path.startsWith('/admin/'),
    )
    expect([...fixed, paths.productEnquiry()].sort()).toEqual([...publicPages].sort())
    for (const name of ['SP125', "CB350H'ness", 'Hornet 2.0', 'ଷ୍ଟାଇଲ୍'])
      expect(paths.viewDetails(name)).toBe(modelPage(name))
    expect(paths.dealer(3)).toBe(outletPage(3))
  })

  it('names an outlet by its id', () => {
    expect(paths.dealer(12)).toBe('/dealers/12')
  })
})

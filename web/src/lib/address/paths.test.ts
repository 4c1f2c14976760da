import { describe, expect, it } from 'vitest'
import { pagePaths } from '#contract/generated/paths.ts'
import { modelPage, outletPage, publicPages, quietPages } from '#contract/site/pages.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { paths, withQuery } from './paths.ts'

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
    const { parts } = aDealership()
    const known = [...publicPages(parts), ...quietPages]
    const fixed = [...Object.values(pagePaths), paths.dealer(parts.networkAddress)].filter((path) =>
      known.includes(path),
    )
    expect(fixed.toSorted()).toEqual(known.toSorted())
    for (const name of ['SP125', "CB350H'ness", 'Hornet 2.0', 'ଷ୍ଟାଇଲ୍'])
      expect(paths.viewDetails(name)).toBe(modelPage(name))
    expect(paths.dealer(3)).toBe(outletPage(3))
  })

  it('fills in a form by the names of its fields', () => {
    const part = { model: "CB350H'ness", accessory: 'Guard & bar', partNumber: '' }
    expect(withQuery(paths.spareParts, part)).toBe(
      "/spare-parts?model=CB350H'ness&accessory=Guard%20%26%20bar",
    )
    expect(withQuery(paths.review, { model: '' })).toBe('/review')
  })

  it('names an outlet by its id', () => {
    expect(paths.dealer(12)).toBe('/dealers/12')
  })
})

import { describe, expect, it } from 'vitest'
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

  it('names an outlet by its id', () => {
    expect(paths.dealer(12)).toBe('/dealers/12')
  })
})

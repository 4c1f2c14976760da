import { expect, test } from 'vitest'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { formerNameRules, otherSpellings, shells } from './site-rules.ts'

test('another spelling leads for good to the one that is linked', () => {
  const rules = otherSpellings(
    [{ bikeName: 'SP125' }, { bikeName: 'ACTIVAe' }, { bikeName: 'sp125x' }, { bikeName: 'SP125X' }],
    aDealership().parts,
  )
  const to = (from: string, bikeName?: string) =>
    rules.find((rule) => rule.from === from && rule.query?.bikeName === bikeName)?.to
  expect(rules.every(({ status }) => status === 301)).toBe(true)
  expect(to('/bigwing')).toBe('/bigWing')
  expect(to('/extendedwarrantyplus')).toBe('/extendedWarrantyPlus')
  expect(to('/EV')).toBe('/ev')
  expect([to('/scooter'), to('/motorcycles')]).toEqual(['/scooters', '/motorcycle'])
  expect(to('/view-details', 'sp125')).toBe('/view-details?bikeName=SP125')
  expect(to('/text-ride-booking', 'ACTIVAE')).toBe('/text-ride-booking?bikeName=ACTIVAe')
  expect(to('/view-details', 'sp125x')).toBeUndefined()
})

test('what the build did not know answers 404', () => {
  const statusOf = (from: string, hasModel: boolean) =>
    shells.find((rule) => rule.from === from && (rule.query !== undefined) === hasModel)?.status
  expect(statusOf('/view-details', false)).toBe(404)
  expect(statusOf('/angle-view', false)).toBe(404)
  expect(statusOf('/text-ride-booking', true)).toBe(404)
  expect(statusOf('/text-ride-booking', false)).toBe(200)
})

test('the addresses of a former name lead to those of the present one', () => {
  const rules = formerNameRules([
    { name: 'SHINE 100', bikeName: "Shine D'X" },
    { name: ':any', bikeName: 'x' },
  ])
  expect(rules).toHaveLength(3)
  expect(rules).toContainEqual({
    from: '/view-details',
    query: { bikeName: 'SHINE 100' },
    to: "/view-details?bikeName=Shine%20D'X",
    status: 302,
  })
})

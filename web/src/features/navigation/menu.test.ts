import { expect, it } from 'vitest'
import { aDealership, aMenu } from '#web/testing/builders/dealership.ts'
import { holdsCurrent, isCurrent, isGroup, siteMenu } from './menu.ts'

const { parts } = aDealership()
const menu = siteMenu(aMenu(), parts)

function labels(name: string): string[] {
  const group = menu.find((entry) => entry.label === name)
  return group && isGroup(group) ? group.links.map((link) => link.label) : []
}

it('holds models under their lines, in the order they come in, and the pages of each group', () => {
  expect(labels('MOTORCYCLE')).toEqual(['HORNET2.0', 'LIVO', 'SP125'])
  expect(labels('SCOOTERS')).toEqual(['ACTIVA110', 'DIO110'])
  expect(labels('EV')).toEqual(['ACTIVA e:', 'ACTIVE QC1:'])
  expect(labels('SERVICES')).toEqual([
    'Book for service',
    'AMC',
    'Extended warranty',
    'Extended warranty plus',
  ])
  expect(labels('NETWORKS')).toEqual(['Dolamundai', 'Jagatpur', 'Become a network partner'])
  expect(labels('ABOUT US')).toHaveLength(5)
})

it('says how many models a line has where it names a part of them', () => {
  const overviews = siteMenu({ ...aMenu(), more: { scooter: 512 } }, parts).flatMap((entry) =>
    isGroup(entry) ? entry.overview.label : [],
  )
  expect(overviews).toContain('All 512 in Scooters')
  expect(overviews).toContain('All in Motorcycle')
})

it('knows the page being shown by its path and its bike, whatever else the address says', () => {
  const place = { pathname: '/view-details', search: '?bikeName=QC1' }
  expect(isCurrent('/view-details?bikeName=QC1&type=ev', place)).toBe(true)
  expect(isCurrent('/view-details?bikeName=ACTIVAe&type=ev', place)).toBe(false)
  expect(menu.filter((entry) => holdsCurrent(entry, place)).map((entry) => entry.label)).toEqual(['EV'])
  expect(isCurrent('/offers', { pathname: '/offers', search: '?from=mail' })).toBe(true)
})

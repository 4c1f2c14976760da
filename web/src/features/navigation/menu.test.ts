import { expect, it } from 'vitest'
import { holdsCurrent, isCurrent, isGroup, siteMenu } from './menu.ts'

const menu = siteMenu({
  models: [
    { bikeName: 'SP125', label: 'SP125', category: 'motorcycle' },
    { bikeName: 'QC1', label: 'ACTIVE QC1:', category: 'ev' },
    { bikeName: 'LIVO', label: 'LIVO', category: 'motorcycle' },
  ],
  outlets: [
    { id: 1, label: 'Dolamundai' },
    { id: 12, label: 'Link Road-Bigwing' },
  ],
})

function labels(name: string): string[] {
  const group = menu.find((entry) => entry.label === name)
  return group && isGroup(group) ? group.links.map((link) => link.label) : []
}

it('holds models under their lines, in the order they come in, and the pages of each group', () => {
  expect(labels('MOTORCYCLE')).toEqual(['SP125', 'LIVO'])
  expect(labels('SCOOTERS')).toEqual([])
  expect(labels('EV')).toEqual(['ACTIVE QC1:'])
  expect(labels('SERVICES')).toEqual([
    'Book for service',
    'AMC',
    'Extended warranty',
    'Extended warranty plus',
  ])
  expect(labels('NETWORKS')).toEqual(['Dolamundai', 'Link Road-Bigwing', 'Become a network partner'])
  expect(labels('ABOUT US')).toHaveLength(5)
})

it('knows the page being shown by its path and its bike, whatever else the address says', () => {
  const place = { pathname: '/view-details', search: '?bikeName=QC1' }
  expect(isCurrent('/view-details?bikeName=QC1&type=ev', place)).toBe(true)
  expect(isCurrent('/view-details?bikeName=ACTIVAe&type=ev', place)).toBe(false)
  expect(menu.filter((entry) => holdsCurrent(entry, place)).map((entry) => entry.label)).toEqual(['EV'])
  expect(isCurrent('/offers', { pathname: '/offers', search: '?from=mail' })).toBe(true)
})

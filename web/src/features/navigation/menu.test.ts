import { expect, it } from 'vitest'
import { holdsCurrent, isCurrent, isGroup, siteMenu } from './menu.ts'

const menu = siteMenu([
  { id: 1, label: 'Dolamundai' },
  { id: 12, label: 'Link Road-Bigwing' },
])

function labels(name: string): string[] {
  const group = menu.find((entry) => entry.label === name)
  return group && isGroup(group) ? group.links.map((link) => link.label) : []
}

it('holds the models of each line and the pages of each group', () => {
  expect(labels('MOTORCYCLE').join()).toBe('HORNET2.0,LIVO,NX200,SHINE100,SHINE125,SP125,SP160,UNICORN')
  expect(labels('SCOOTERS').join()).toBe('ACTIVA110,DIO110,ACTIVA125,DIO125')
  expect(labels('EV').join()).toBe('ACTIVA e:,ACTIVE QC1:')
  expect(labels('BIGWING')).toHaveLength(9)
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

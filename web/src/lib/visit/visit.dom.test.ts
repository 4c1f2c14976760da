import { expect, test, vi } from 'vitest'
import { currentVisit, visitOf } from './visit.ts'

const site = location.origin

test.each([
  [
    'an ad',
    '/motorcycle?utm_source=Google&utm_medium=cpc&utm_campaign=Puja',
    'https://www.google.com/search?q=bike',
    {
      source: 'google',
      medium: 'cpc',
      campaign: 'Puja',
      landing: '/motorcycle',
      referrer: 'https://www.google.com/search',
    },
  ],
  [
    'another site',
    '/view-details?bikeName=SP125',
    'https://www.bikes.example/best?id=7',
    {
      source: 'bikes.example',
      medium: '',
      campaign: '',
      landing: '/view-details',
      referrer: 'https://www.bikes.example/best',
    },
  ],
  ['nowhere', '/', '', { source: '', medium: '', campaign: '', landing: '/', referrer: '' }],
  [
    'a page of this site',
    '/finance',
    `${site}/`,
    { source: '', medium: '', campaign: '', landing: '/finance', referrer: '' },
  ],
])('a visit that comes from %s', (_, address, cameFrom, visit) => {
  expect(visitOf(new URL(address, site), cameFrom)).toEqual(visit)
})

function open(address: string, cameFrom: string, type = 'navigate') {
  const entry = { name: new URL(address, site).href, type } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(cameFrom)
  return currentVisit()
}

test('later pages and reloads go on with a visit; another campaign begins a new one', () => {
  const first = open('/offers?utm_source=sms', '')
  expect(open('/contact', location.href)).toEqual(first)
  expect(open('/contact', 'https://www.google.com/', 'reload')).toEqual(first)
  expect(open('/finance', 'https://news.example/')).toMatchObject({
    source: 'news.example',
    landing: '/finance',
  })
})

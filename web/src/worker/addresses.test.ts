import { expect, test } from 'vitest'
import { folderOf, isOfKeptCode, isOwnPage, kindOf, neededCall, pageKey } from './addresses.ts'

const at = (path: string) => new URL(path, 'https://dealer.example')

test.each([
  ['/', 'page'],
  ['/view-details?bikeName=SP125&variant=Disc', 'page'],
  ['/or/service-booking', 'page'],
  ['/admin', undefined],
  ['/admin/dashboard?page=inbox', undefined],
  ['/slip/KT-1234', undefined],
  ['/hi/enquiry-status?code=1', undefined],
  ['/appointment', undefined],
  ['/withdraw', undefined],
  ['/sitemap.xml', undefined],
  ['/media/brochures/sp125.pdf', undefined],
])('the page %s is kept as: %s', (path, kind) => {
  expect(kindOf(at(path), true)).toBe(kind)
})

test.each([
  ['/api/bikes', 'call'],
  ['/api/bikeView/SP125', 'call'],
  ['/api/dealers/3', 'call'],
  ['/api/siteBuild', undefined],
  ['/api/slots', undefined],
  ['/api/me', undefined],
  ['/api/reports/offer', undefined],
  ['/api/priceSlips/KT-1234', undefined],
  ['/api/resumes/a/b.pdf', undefined],
  ['/assets/boot-abc.js', 'asset'],
  ['/try-again.js', 'asset'],
  ['/media/catalogue/1/front.webp', 'picture'],
  ['/.netlify/images?url=/media/a.webp&w=640', 'picture'],
  ['/media/documents/own.pdf', undefined],
  ['/media/films/hero.mp4', undefined],
  ['/build.json', undefined],
])('the file or answer %s is kept as: %s', (path, kind) => {
  expect(kindOf(at(path), false)).toBe(kind)
})

test('of a query only the model makes another page, so that nothing personal is kept', () => {
  expect(pageKey(at('/view-details?type=ev&bikeName=CB350H%27ness&variant=DLX'))).toBe(
    pageKey(at('/view-details?bikeName=CB350H%27ness')),
  )
  expect(pageKey(at('/offers?utm_source=sms&name=Bijaya'))).toBe('https://dealer.example/offers')
  expect(pageKey(at('/'))).toBe('https://dealer.example/')
})

test('the kept code shows forms, lists and outlets, and models and outlets whose facts are kept', () => {
  expect(isOfKeptCode(at('/service-booking'))).toBe(true)
  expect(isOfKeptCode(at('/or'))).toBe(true)
  expect(isOfKeptCode(at('/hi/dealers/4'))).toBe(true)
  expect(isOfKeptCode(at('/hi/compare?m=SP125'))).toBe(true)
  expect(isOfKeptCode(at('/aboutus'))).toBe(false)
  expect(neededCall(at('/hi/dealers/4'))).toBe('/api/dealers/4?language=hi')
  expect(neededCall(at('/dealers/4'))).toBe('/api/dealers/4')
  expect(neededCall(at('/view-details?bikeName=Activa e:'))).toBe('/api/bikeView/Activa%20e%3A')
  expect(neededCall(at('/service-booking'))).toBeUndefined()
})

test('the language of an address is its first folder', () => {
  expect([at('/or'), at('/hi/ev'), at('/origin'), at('/')].map(folderOf)).toEqual(['/or', '/hi', '', ''])
})

test("somebody's own pages are known in every language, so that there are words for them without a connection", () => {
  const own = [
    '/admin',
    '/admin/dashboard?page=inbox',
    '/slip/KT-1234',
    '/hi/slip/KT-1234',
    '/or/appointment#a.b',
  ]
  expect(own.map((path) => isOwnPage(at(path)))).toEqual(own.map(() => true))
  expect(['/', '/hi', '/administration', '/offers'].map((path) => isOwnPage(at(path)))).not.toContain(true)
})

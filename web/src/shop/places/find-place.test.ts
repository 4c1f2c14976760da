import { expect, test } from 'vitest'
import { readOdisha } from '#web/testing/places.ts'
import { placeFinder, placeName } from './find-place.ts'

const findPlace = placeFinder(readOdisha())

const names = (typed: string) => {
  const found = findPlace(typed)
  return found.kind === 'found' ? [found.name, ...found.others.map(placeName)] : [found.kind]
}

test.each([
  ['754202', 'Salepur, Cuttack (PIN 754202)'],
  ['754 202', 'Salepur, Cuttack (PIN 754202)'],
  ['୭୫୪୨୦୨', 'Salepur, Cuttack (PIN 754202)'],
  ['७५४ २०२', 'Salepur, Cuttack (PIN 754202)'],
  ['salepur', 'Salepur, Cuttack'],
  ['Saleypur', 'Salepur, Cuttack'],
  ['salipur', 'Salepur, Cuttack'],
  ['nischintakoli', 'Nischintkoili, Cuttack'],
  ['Nischinta Koili', 'Nischintkoili, Cuttack'],
  ['narasinghpur', 'Narsinghpur, Cuttack'],
  ['chaudwar', 'Choudwar, Cuttack'],
  ['kendrapada', 'Kendrapara'],
  ['jagatsingpur', 'Jagatsinghpur'],
  ['dhenkanl', 'Dhenkanal'],
  ['paradeep', 'Paradip, Jagatsinghpur'],
  ['khurda', 'Khordha'],
  ['bhubneswar', 'Bhubaneswar, Khordha'],
  ['କଟକ', 'Cuttack'],
  ['cuttack', 'Cuttack'],
  ['ATHAGARH', 'Athagarh, Cuttack'],
  ['athgad', 'Athagarh, Cuttack'],
  ['Tangi, Khordha', 'Tangi, Khordha'],
])('%s is %s', (typed, name) => expect(names(typed)[0]).toBe(name))

test('where two places have a name, the other one is offered', () => {
  expect(names('Tangi').slice(0, 2).toSorted()).toEqual(['Tangi, Cuttack', 'Tangi, Khordha'])
  expect(names('Tangi, Khordha')).toHaveLength(1)
})

test('of an unknown PIN the nearest known beginning counts, and that is said', () => {
  const found = findPlace('754299')
  expect(found).toMatchObject({ kind: 'found', note: expect.stringContaining('begins with 75429') })
  expect(findPlace('754250')).toMatchObject({ note: expect.stringContaining('begins with 7542,') })
})

test('a PIN of another state is said to be one, with the town on the way where there is one', () => {
  expect(findPlace('713209')).toMatchObject({ kind: 'outside', near: { name: 'Howrah' } })
  expect(findPlace('560001')).toEqual({ kind: 'outside', pin: '560001' })
})

test.each([
  ['75', 'unfinished'],
  ['0754202', 'unfinished'],
  ['s', 'unfinished'],
  ['xyzzyq', 'unknown'],
  ['', 'unfinished'],
])('%s is %s', (typed, kind) => expect(findPlace(typed).kind).toBe(kind))

test('a list of another dealer is searched in the same way, and one without places knows none', () => {
  const place = { name: 'Nuagaon', district: 'Nayagarh', pin: '752083', latitude: 20.2, longitude: 85 }
  const find = placeFinder([{ ...place, otherNames: 'ନୂଆଗାଁ' }])
  expect(find('ନୂଆଗାଁ')).toMatchObject({ kind: 'found', name: 'Nuagaon, Nayagarh' })
  expect(find('752083')).toMatchObject({ kind: 'found', from: { latitude: 20.2 } })
  expect(placeFinder([])('Cuttack')).toEqual({ kind: 'unknown' })
})

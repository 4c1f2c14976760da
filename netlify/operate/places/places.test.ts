import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distanceKm } from '#domain/outlets/nearest-outlet.ts'
import { projectFolder } from '#server/command/project.ts'
import { auditLines } from '#server/testing/helpers/audit-lines.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { embeddedProject } from '../backup/stored-project.ts'
import { exportPlaces, importPlaces } from './import-places.ts'
import { readPlaces } from './places-file.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const titles = 'town,district,pin,latitude,longitude,other names'
const odisha = () => readFile(join(projectFolder, 'supabase/seed/places.csv'))
const shown = async () => (await api.caller().call('GET', '/api/places')).body

async function bring(text: string | Uint8Array): Promise<string[]> {
  const said: string[] = []
  const content = typeof text === 'string' ? Buffer.from(text) : text
  await importPlaces(embeddedProject(api.db), content, (line) => said.push(line)).catch((error: Error) =>
    said.push(error.message),
  )
  return said
}

test('a file takes the place of all places, as visitors read them, and comes out as it went in', async () => {
  expect(await shown()).toEqual([])
  expect(await bring(await odisha())).toEqual([])
  expect(await exportPlaces(embeddedProject(api.db))).toBe(writtenShort((await odisha()).toString()))
  expect(await bring(`${titles}\nNuagaon,Nayagarh,752083,20.2,85.05,ନୂଆଗାଁ`)).toEqual([])
  const place = { name: 'Nuagaon', district: 'Nayagarh', pin: '752083', latitude: 20.2, longitude: 85.05 }
  expect(await shown()).toEqual([{ ...place, otherNames: 'ନୂଆଗାଁ' }])
  const { headers } = await api.caller().call('GET', '/api/places')
  expect(headers.get('netlify-cache-tag')).toBe('places')
  expect(await auditLines(api, `event.subject = 'Places import'`)).toHaveLength(2)
})

/** A number without the zeros at its end, as a program writes it. */
const writtenShort = (text: string) => text.replace(/(\.\d*?)0+(?=,)/g, '$1').replace(/\.(?=,)/g, '')

test('what is wrong is named all at once, by line and column, and changes nothing', async () => {
  const before = await shown()
  const rows = ['A,Cuttack,75320,20.4,85.8,', ',Cuttack,,85.8,20.4,', 'B,Puri,,20,85,', 'B,Puri,,20.1,85,']
  expect(await bring([titles, ...rows].join('\n'))).toEqual([
    'places.csv, line 2, pin: Please enter six digits, or nothing.',
    'places.csv, line 3, town: Please enter the name of the place.',
    'places.csv, line 3, latitude: Please enter degrees north within India, such as 20.463.',
    'places.csv, line 3, longitude: Please enter degrees east within India, such as 85.880.',
    'places.csv, line 5, town: This place stands twice. Take one of the rows out.',
    '5 things to mend; nothing was changed.',
  ])
  expect(await bring(titles)).toContain('places.csv: There is no place in it.')
  expect(await bring('town,pin')).toContain(
    'places.csv, line 1: Not there: district, latitude, longitude, other names. Add the column, empty where there is nothing to say.',
  )
  expect(await shown()).toEqual(before)
})

test('every place of Odisha stands there, and places of one PIN code stand together', async () => {
  const { places, problems } = readPlaces(await odisha())
  expect(problems).toEqual([])
  for (const place of places) {
    expect([place.name, place.pin]).toEqual([place.name, expect.stringMatching(/^(?:7[567]\d{4})?$/)])
    expect([place.name, place.latitude > 18 && place.latitude < 23]).toEqual([place.name, true])
    expect([place.name, place.longitude > 81 && place.longitude < 88]).toEqual([place.name, true])
    const isNear = ({ pin, district }: typeof place) =>
      pin !== '' && pin === place.pin && district === place.district
    for (const other of places.filter(isNear))
      expect([place.name, other.name, distanceKm(place, other) < 12]).toEqual([place.name, other.name, true])
  }
})

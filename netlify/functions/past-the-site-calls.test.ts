import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callThrough,
  placesOf,
  withAt,
  writingEndpoints,
} from '#server/testing/helpers/hostile/database-calls.ts'
import { type HostileWorld, openHostileWorld } from '#server/testing/helpers/hostile/hostile-bodies.ts'
import { failingReadings, type Reading, readingsOf } from '#server/testing/helpers/hostile/past-the-site.ts'

// What staff send with their tokens to the functions of the database, past this site and its schemas. The
// tables are in `past-the-site.test.ts`.

let hostile: HostileWorld
let readings: Reading[]

beforeAll(async () => {
  hostile = await openHostileWorld()
  readings = await readingsOf(hostile)
})
afterAll(() => hostile.api.close())

/** Calls that end the session, an account or a person, on which the other calls depend. */
const ending = ['changePassword', 'changeStaff', 'endStaffSessions', 'erasePerson']

const values = ['\u202eevil\r\nBcc: q', '> '.repeat(3000), -1, null, ['x', null], [{ a: { b: 1 } }]]
/** Places are taken in turn: all of them with all values take eight minutes. */
const mostPlaces = 8

test('no argument of a call makes it or a reading answer 500', { timeout: 600_000 }, async () => {
  const seen = new Set<string>()
  const faults: string[] = []
  for (const endpoint of writingEndpoints.filter(({ name }) => !ending.includes(name))) {
    const calls = await callThrough(hostile, endpoint, (_, args) => args)
    for (const { name, args } of calls.filter((call) => !seen.has(call.name))) {
      seen.add(name)
      const places = placesOf(args).filter((place) => place.length > 0)
      const step = Math.max(1, Math.ceil(places.length / mostPlaces))
      for (const [index, place] of places.filter((_, at) => at % step === 0).entries()) {
        const value = values[(index + seen.size) % values.length] ?? null
        const sent = await callThrough(hostile, endpoint, (called, given) =>
          called === name ? withAt(given, place, value) : given,
        )
        for (const { status } of sent)
          if (status >= 500) faults.push(`${name} ${place.join('.')} ${JSON.stringify(value).slice(0, 40)}`)
      }
    }
  }
  expect(seen.size).toBeGreaterThan(30)
  expect(faults).toEqual([])
  expect(await failingReadings(readings)).toEqual([])
})

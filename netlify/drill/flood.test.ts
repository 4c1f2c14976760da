import { expect, test } from 'vitest'
import { startTestApi } from '#server/testing/helpers/test-api.ts'
import { sendFlood } from './flood.ts'

test('a flood stores what a day takes and no more, is refused with words, and keeps nobody out', {
  timeout: 120_000,
}, async () => {
  const api = await startTestApi()
  try {
    const outcome = await sendFlood(
      ({ path, request }) =>
        api
          .caller(request.headers['x-drill-address'])
          .stream('POST', path, { body: request.body, headers: request.headers }),
      { count: 300, networks: 60, visitors: 20 },
    )
    const [day] = await api.db.sql<{ bytes: string }>(
      `select sum(amount) as bytes from private.charges where budget like 'bytes of%forms' and payer like 'network%'`,
    )
    // The flood comes from one network of a host: it takes what a network may.
    expect(Number(day?.bytes)).toBeGreaterThan(800_000)
    expect(Number(day?.bytes)).toBeLessThan(1_500_000)
    expect([...outcome.statuses.keys()].toSorted()).toEqual([201, 429])
    expect(outcome.statuses.get(429)).toBeGreaterThan(100)
    expect(outcome).toMatchObject({ wordless: 0, visitorsThanked: 20 })
  } finally {
    await api.close()
  }
})

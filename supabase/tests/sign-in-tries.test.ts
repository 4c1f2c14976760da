import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { noPostgres, programs } from '#server/testing/helpers/postgres-programs.ts'

describe.skipIf(!programs)(`tries of passwords at the same time${noPostgres}`, () => {
  let server: PostgresServer
  let connections: postgres.Sql

  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    connections = postgres(server.url, { max: 24, onnotice: () => undefined })
  }, 60_000)

  afterAll(async () => {
    await connections?.end()
    await server?.close()
  })

  const take = async (user: string, address: string | null): Promise<boolean> => {
    const [row] = await connections`select take_sign_in_try(${user}, ${address}) as may`
    return row?.may === true
  }
  const bucket = (name: string) => name.padEnd(43, '-')

  it('2,000 of one user: exactly ten may be checked', async () => {
    const tries = Array.from({ length: 2_000 }, (_, index) =>
      take(bucket('user'), bucket(`address ${index % 200}`)),
    )
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(10)
  })

  it('500 of one address against many users: exactly fifty, and nobody waits for ever', async () => {
    const tries = Array.from({ length: 500 }, (_, index) =>
      take(bucket(`somebody ${index % 90}`), bucket('address')),
    )
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(50)
  })

  it('tries and successes that cross do not block each other', async () => {
    const free = (user: string, address: string) =>
      connections`select forget_sign_in_try(${user}, ${address})`
    const names = ['a', 'b', 'c', 'd'].map(bucket)
    const work = Array.from({ length: 400 }, (_, index) => {
      const one = names[index % 4] ?? ''
      const other = names[(index * 7 + 1) % 4] ?? ''
      return index % 3 === 0 ? free(one, other) : take(one, other)
    })
    await expect(Promise.all(work)).resolves.toHaveLength(400)
  })
})

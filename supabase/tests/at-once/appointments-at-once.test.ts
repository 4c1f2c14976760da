import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { noPostgres, programs } from '#server/testing/helpers/postgres-programs.ts'
import { addOutlet, at, comingDay, testRide } from '../appointment-fixtures.ts'
import { claimsOf, createCallers } from '../callers.ts'
import { waitingForLocks } from './waiting-for-locks.ts'

// The embedded database has one connection, so only a real server can show that two visitors never get the
// same place.

describe.skipIf(!programs)(`visitors who want the same time at once${noPostgres}`, () => {
  let server: PostgresServer
  let connections: postgres.Sql
  const day = comingDay(3)
  const start = at(day, '10:00')

  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    await createCallers(server)
    connections = postgres(server.url, { max: 60, onnotice: () => undefined })
    const rule = { purpose: 'test-ride', days: [3], opens: '10:00', closes: '11:00', minutes: 30, places: 20 }
    await addOutlet((query, params) => server.query(query, params), 1, [rule])
  }, 60_000)
  afterAll(async () => {
    await connections?.end()
    await server?.close()
  })
  beforeEach(() =>
    server.script(
      'truncate public.appointments, public.product_enquiries, public.walk_ins, public.leads cascade',
    ),
  )

  const hold = async (token: string, sender = token): Promise<string> => {
    const [row] =
      await connections`select hold_slot('test-ride', 1, ${start}, ${token}, true, ${sender}) ->> 'outcome' as outcome`
    return row?.outcome
  }
  const send = async (token: string, number: number): Promise<string> => {
    const context = { slot: { token, outletId: 1, startsAt: start, hasLicence: true } }
    const [row] = await connections`select take_enquiry('product_enquiries',
      ${connections.json(testRide())}, ${`sender ${number}`}, ${connections.json(context)})
      -> 'appointment' ->> 'state' as state`
    return row?.state
  }
  const ring = async (mobile: string, id: string = randomUUID()): Promise<string> => {
    const booking = {
      id,
      mobile,
      name: 'Asha',
      model: 'SP125',
      purpose: 'test-ride',
      outletId: 1,
      startsAt: start,
      hasLicence: true,
    }
    const [row] = await connections.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf('role sales'))}, true)`
      return sql`select private.book_appointment(${sql.json(booking)}) ->> 'outcome' as outcome`
    })
    return row?.outcome
  }
  const counted = (outcomes: string[]) =>
    Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((o) => o === one).length]))
  const places = async (state: string) => {
    const rows =
      await connections`select place from public.appointments where state = ${state} order by place`
    return rows.map(({ place }) => Number(place))
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

  it('200 for 20 places: 20 are kept, 180 are told, and none has a place twice', async () => {
    const outcomes = await Promise.all(numbers(200).map((number) => hold(`token ${number}`)))
    expect(counted(outcomes)).toEqual({ held: 20, taken: 180 })
    expect(await places('held')).toEqual(numbers(20).map((number) => number + 1))
  })

  it('200 who send at once without a hold: 20 are booked, 180 are stored and told', async () => {
    const states = await Promise.all(numbers(200).map((number) => send(`token ${number}`, number)))
    expect(counted(states)).toEqual({ booked: 20, missed: 180 })
    expect(await places('booked')).toEqual(numbers(20).map((number) => number + 1))
    const [stored] = await connections`select count(*)::int as count from public.product_enquiries`
    expect(stored?.count).toBe(200)
  })

  it('one visitor who presses twenty times holds one place', async () => {
    const outcomes = await Promise.all(numbers(20).map(() => hold('mine')))
    expect(counted(outcomes)).toEqual({ held: 20 })
    expect(await places('held')).toEqual([1])
  })

  it('holds that ran out give their places to 200 others, 20 of whom get them', async () => {
    await Promise.all(numbers(20).map((number) => hold(`early ${number}`)))
    await server.script(`update public.appointments set held_until = now() - interval '1 second'`)
    const outcomes = await Promise.all(numbers(200).map((number) => hold(`late ${number}`)))
    expect(counted(outcomes)).toEqual({ held: 20, taken: 180 })
    const [live] =
      await connections`select count(*)::int as count from public.appointments where held_until > now()`
    expect(live?.count).toBe(20)
  })

  it('holders who send while 100 others try to get in keep their places', async () => {
    await Promise.all(numbers(20).map((number) => hold(`token ${number}`)))
    const [booked, told] = await Promise.all([
      Promise.all(numbers(20).map((number) => send(`token ${number}`, number))),
      Promise.all(numbers(100).map((number) => hold(`other ${number}`))),
    ])
    expect([counted(booked), counted(told)]).toEqual([{ booked: 20 }, { taken: 100 }])
  })

  it('one enquiry that is sent ten times at once has one appointment', async () => {
    const enquiry = testRide()
    const context = { slot: { token: 'mine', outletId: 1, startsAt: start, hasLicence: true } }
    await hold('mine')
    const answers = await Promise.all(
      numbers(10).map(
        () => connections`select take_enquiry('product_enquiries', ${connections.json(enquiry)}, 'one',
          ${connections.json(context)}) as answer`,
      ),
    )
    const states = answers.map(([row]) => row?.answer.appointment.state)
    expect(counted(states)).toEqual({ booked: 10 })
    expect(await places('booked')).toEqual([1])
  })

  it('of two members of staff and 40 visitors who want the last place at once one gets it, and the others are told', async () => {
    await Promise.all(numbers(19).map((number) => hold(`early ${number}`)))
    const [booked, told] = await Promise.all([
      Promise.all(numbers(2).map((number) => ring(`90000 0000${number}`))),
      Promise.all(numbers(40).map((number) => hold(`token ${number}`))),
    ])
    const got = [...booked, ...told].filter((outcome) => outcome !== 'taken')
    expect([got.length, (await places('booked')).length + (await places('held')).length]).toEqual([1, 20])
  })

  it('staff who press ten times, and two who book one person at once, book one place each time', async () => {
    const id = randomUUID()
    expect(counted(await Promise.all(numbers(10).map(() => ring('90000 00001', id))))).toEqual({ booked: 10 })
    expect(counted(await Promise.all(numbers(2).map(() => ring('90000 00002'))))).toEqual({ booked: 2 })
    expect(await places('booked')).toEqual([1, 2])
    const [made] = await connections`select count(*)::int as count from public.leads`
    expect(made?.count).toBe(2)
  })

  it('visitors who send and staff who book the same time at once all hear what became of it', async () => {
    const [sent, rung] = await Promise.all([
      Promise.all(numbers(40).map((number) => send(`token ${number}`, number))),
      Promise.all(numbers(20).map((number) => ring(`90000 000${10 + number}`))),
    ])
    const { booked: byVisitors = 0, missed = 0 } = counted(sent)
    const { booked: byStaff = 0, taken = 0 } = counted(rung)
    expect([byVisitors + missed, byStaff + taken, byVisitors + byStaff]).toEqual([40, 20, 20])
    expect(await places('booked')).toEqual(numbers(20).map((number) => number + 1))
  })

  it('a booking that meets a deadlock ends whole, so that the server asks again and no time is lost', async () => {
    await send('early', 1)
    await hold('mine')
    const count = (connection: postgres.ReservedSql, dimension: string, value: string) =>
      connection`select from private.lead_days where place = 0 and day = private.indian_day(now()) and family = 'sales'
        and dimension = ${dimension} and value = ${value} for update`
    const [other, holder] = await Promise.all([connections.reserve(), connections.reserve()])
    try {
      // The transaction that waits longer than a second in a deadlock is the one that Postgres ends; here
      // that must be the booking.
      await other`begin`
      await other`set local deadlock_timeout = '1min'`
      await count(other, 'stage', 'test-ride')
      await holder`begin`
      await holder`select from public.appointments where state = 'held' for update`
      const sent = send('mine', 2).catch((error: postgres.PostgresError) => error.code)
      await expect.poll(() => waitingForLocks(server)).toBe(1)
      const counted = count(other, 'kind', 'product_enquiries').execute()
      await expect.poll(() => waitingForLocks(server)).toBe(2)
      await holder`rollback`
      expect(await sent).toBe('40P01')
      await counted
      await other`rollback`
    } finally {
      other.release()
      holder.release()
    }
    expect(await send('mine', 2)).toBe('booked')
  })
})

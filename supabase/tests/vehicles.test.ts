import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { seedCatalogue } from '../seed/catalogue.ts'
import { actAs, createCallers, outcomeOf, outsiders } from './callers.ts'

let database: TestedDatabase

beforeAll(async () => {
  database = await openOwnDatabase()
  await seedCatalogue(database.query)
  await createCallers(database)
  await database.query(`update public.vehicles set is_active = false where bike_name = 'SP125'`)
  await database.query(
    `insert into public.former_names (name, vehicle_id)
     select 'OLD ' || bike_name, id from public.vehicles where bike_name in ('SP125', 'SP160')`,
  )
})

afterAll(() => database.close())

const idOf = (name: string) => `(select id from public.vehicles where bike_name = '${name}')`

const writes = [
  `select public.save_vehicle(${idOf('SP160')}, 1, '{"variants": []}')`,
  `select public.create_vehicle('NEW', 'New', 'ev', 'naked')`,
  `select public.create_vehicle('NEW', 'New', copy_of => ${idOf('SP160')})`,
  `select public.set_vehicle_state(${idOf('SP160')}, 'hidden')`,
  `select public.order_vehicles('ev', '{}', '{}')`,
  `select public.take_back_change(gen_random_uuid())`,
]

it.each(writes.flatMap((sql) => (['anon', ...outsiders] as const).map((caller) => ({ sql, caller }))))(
  '$sql is refused to $caller',
  async ({ sql, caller }) => {
    const run = async () => (await database.query(sql)).rows.length
    expect(await outcomeOf(() => actAs(database, caller, run))).toBe('refused')
  },
)

it.each(outsiders)('a hidden vehicle is nothing to %s', async (caller) => {
  const sql = `select public.read_vehicle(id) as found from generate_series(1, 30) as id`
  const { rows } = await actAs(database, caller, () => database.query(sql))
  expect(rows.filter(({ found }) => found !== null)).toEqual([])
})

it('visitors know the former names of what is shown', async () => {
  const sql = 'select name from public.former_names'
  expect((await actAs(database, 'anon', () => database.query(sql))).rows).toEqual([{ name: 'OLD SP160' }])
  expect((await actAs(database, 'active', () => database.query(sql))).rows).toHaveLength(2)
})

it.each([
  `update public.vehicles set version = 9`,
  `update public.vehicles set archived_at = now()`,
  `update public.vehicles set updated_by = 'x'`,
  `insert into public.variants (vehicle_id, name, price_paise) values (1, 'x', 1)`,
  `delete from public.colours`,
  `insert into public.former_names (name, vehicle_id) values ('x', 1)`,
])('staff write no part of a vehicle by hand: %s', async (sql) => {
  const run = async () => (await database.query(sql)).affected
  expect(await outcomeOf(() => actAs(database, 'active', run))).toBe('refused')
})

it('nobody shows a vehicle that lacks something, also past the functions', async () => {
  const run = async () => {
    await database.query(`select public.create_vehicle('NEW', 'New', 'ev', 'naked')`)
    return (await database.query(`update public.vehicles set is_active = true where bike_name = 'NEW'`))
      .affected
  }
  await expect(actAs(database, 'active', run)).rejects.toThrow('vehicles_complete_check')
})

it('a section or a part that the tables do not know is refused', async () => {
  for (const changes of [
    '{"price": 1}',
    `{"variants": [{"name": "", "pricePaise": 1}]}`,
    `{"variants": [{"name": "x", "pricePaise": 0}]}`,
    `{"colours": [{"name": "x", "paint": ["red"], "image": "", "swatch": ""}]}`,
    `{"features": [{"heading": "x", "description": "", "image": "javascript:alert(1)"}]}`,
  ]) {
    const run = () =>
      database.query(
        `select public.save_vehicle(${idOf('SP160')}, version, $1)
      from public.vehicles where bike_name = 'SP160'`,
        [changes],
      )
    await expect(actAs(database, 'active', run)).rejects.toThrow()
  }
})

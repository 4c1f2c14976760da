import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { weekOf } from '#domain/outlets/open-now.ts'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { readCatalogue } from './catalogue.ts'
import { hoursOf } from './dealers.ts'
import { enquiryKinds } from './leads/enquiry-kinds.ts'
import { outlets } from './outlets.ts'
import { planOf } from './plans.ts'
import { seed } from './seed.ts'

const now = new Date('2026-11-21T01:00:00Z')
const models =
  "HORNET2.0 LIVO NX200 SHINE100 SHINE125 SP125 SP160 UNICORN XBLADE CD110DELUXE ACTIVA110 DIO110 ACTIVA125 DIO125 ACTIVAe QC1 CB350 CB350DLX CB350H'ness CB350H'nessDLX CB350RS CB650R CBR650R X-ADV XL750TRANSALP".split(
    ' ',
  )

let database: TestedDatabase

beforeAll(async () => {
  database = await openOwnDatabase()
  await seed(database.query, { now })
})
afterAll(() => database.close())

async function values(sql: string): Promise<unknown[]> {
  return (await database.query(sql)).rows.map((row) => Object.values(row)[0])
}

describe('what visitors read', () => {
  it('has no note about the demo itself', async () => {
    const said = await values(`
      select source from public.charge_rules
      union all select figure_sources::text from public.vehicles
      union all select entries::text from public.page_lists
      union all select markdown from public.page_texts`)
    expect(said.join('\n')).not.toMatch(/from memory|made up|invented|secondary|not found|guess/i)
  })

  it('is checked, as a dealer checks it', async () => {
    const unchecked = `select id from public.page_lists where checked_at is null
      union all select id from public.page_texts where checked_at is null`
    expect(await values(unchecked)).toEqual([])
  })
})

describe('the outlets', () => {
  it('offer test rides on the days on which they sell, and no time while they are closed', () => {
    outlets.forEach((outlet, index) => {
      const hours = hoursOf(outlet, index + 1)
      const offered = planOf(index + 1).flatMap((rule) => rule.days.map((day) => ({ ...rule, day })))
      for (const { purpose, day, opens, closes } of offered) {
        const open = weekOf(hours, purpose === 'test-ride' ? 'sales' : 'service')?.[day - 1]
        expect([outlet.name, purpose, day, open && open.opens <= opens && closes <= open.closes]).toEqual([
          outlet.name,
          purpose,
          day,
          true,
        ])
      }
      const rides = new Set(offered.flatMap(({ purpose, day }) => (purpose === 'test-ride' ? [day] : [])))
      const days = (hours.sales ?? []).flatMap((open, day) => (open && outlet.showroom ? [day + 1] : []))
      expect([outlet.name, [...rides].sort()]).toEqual([outlet.name, days])
      const sunday = hours.sales?.[6]
      const last = offered.find(({ purpose, day }) => purpose === 'test-ride' && day === 7)?.closes ?? ''
      // A showroom that is open in the evening offers more than the morning.
      if (sunday && outlet.showroom)
        expect([outlet.name, last >= '18:00']).toEqual([outlet.name, sunday.closes > '18:00'])
    })
  })
})

describe('the catalogue', () => {
  it('has every model of the menus, spelled as the specification spells it', async () => {
    expect((await values('select bike_name from public.vehicles')).sort()).toEqual([...models].sort())
  })

  it('has the cheapest variant of a model first, which gives its price', async () => {
    for (const { bikeName, variants } of await readCatalogue()) {
      const prices = variants.map(({ price }) => price)
      expect([bikeName, prices.length > 0]).toEqual([bikeName, true])
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  })

  it('has at least four features and four accessories and two colours of each', async () => {
    for (const { bikeName, features, accessories, colours } of await readCatalogue()) {
      expect([bikeName, features.length >= 4, accessories.length >= 4, colours.length >= 2]).toEqual([
        bikeName,
        true,
        true,
        true,
      ])
    }
  })

  it('has a turn of 36 frames of every model but two', async () => {
    const without = await values(
      'select bike_name from public.vehicles where id not in (select vehicle_id from public.frames) order by 1',
    )
    expect(without).toEqual(['CD110DELUXE', 'XBLADE'])
    expect(await values('select distinct count(*)::integer from public.frames group by vehicle_id')).toEqual([
      36,
    ])
  })

  it('keeps the order of a specification', async () => {
    const [specification] = await values(
      `select body_dimensions from public.vehicles where bike_name = 'SP125'`,
    )
    expect(Object.keys(specification as object).slice(0, 3)).toEqual([
      'overallLength',
      'overallWidth',
      'overallHeight',
    ])
  })
})

it('names only pictures that are there', async () => {
  const columns = await database.query(`
    select format('select %I as path from public.%I', column_name, table_name) as statement
    from information_schema.columns
    where table_schema = 'public' and column_name ~ '^image$|_image$'`)
  const paths = await values(columns.rows.map(({ statement }) => statement).join(' union '))
  expect(paths.length).toBeGreaterThan(1000)
  const missing = paths.filter((path) => !existsSync(new URL(`../../web/public${path}`, import.meta.url)))
  expect(missing).toEqual([])
})

it('has twelve outlets whose numbers cannot ring', async () => {
  expect(await values('select id::integer from public.dealers order by 1')).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  )
  expect(
    await values(`select id from public.dealers where sales_no !~ '^0671-000-0' or email !~ '\\.example$'`),
  ).toEqual([])
})

describe('the enquiries', () => {
  it.each(enquiryKinds)('$table: $count over sixty days', async ({ table, count }) => {
    const { rows } = await database.query(
      `select count(*)::integer as count,
         bool_and(private.indian_day(created_at) between date '2026-11-21' - 60 and date '2026-11-21') as in_time
       from public.${table} where not is_quarantined`,
    )
    expect(rows).toEqual([{ count, in_time: true }])
  })

  it('are the same on every machine', async () => {
    const everything =
      'select md5(string_agg(product_enquiries::text, $$,$$ order by id)) from public.product_enquiries'
    const [first] = await values(everything)
    await database.script(
      'begin; truncate public.vehicles, public.dealers cascade; truncate public.page_lists, public.page_texts, public.charge_rules, public.translations, public.places',
    )
    for (const { table } of enquiryKinds) await database.script(`truncate public.${table}`)
    await seed(database.query, { now })
    expect(await values(everything)).toEqual([first])
    await database.script('rollback')
  })
})

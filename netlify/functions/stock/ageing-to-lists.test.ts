import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StockAgeing, StockUnit } from '#contract/stock/stock-units.ts'
import {
  insertColours,
  insertVehicle,
  type StaffCaller,
  startTestApi,
  type TestApi,
} from '#server/testing/helpers/test-api.ts'
import { addTwoOutlets } from '#server/testing/helpers/two-outlets.ts'
import {
  type AgeingFigure,
  ageingQuestion,
  kindFigures,
  outletFigures,
  totalFigures,
} from '#web/features/stock/staff/ageing-figures.ts'

let api: TestApi
let owner: StaffCaller
let near: StaffCaller
/**
 * The counted rows: two outlets, a model of two variants in two colours, one without variants and colours.
 */
let rows: number[]

beforeAll(async () => {
  api = await startTestApi()
  ;({ owner, near } = await addTwoOutlets(api, 'sales'))
  const vehicle = await insertVehicle(api.db)
  await insertColours(api.db, vehicle, ['Red', 'Black'])
  await api.db.sql(
    `insert into public.variants (vehicle_id, name, price_paise) values ($1, 'Drum', 8500000), ($1, 'Disc', 9000000)`,
    [vehicle],
  )
  await insertVehicle(api.db, { bikeName: 'BARE', rupees: 70_000 })
  const counted = await api.db.sql<{ id: number }>(
    `insert into public.stock (outlet_id, vehicle_id, variant_id, colour_id, counted, counted_at)
     select dealers.id, vehicles.id, kind.variant_id, kind.colour_id, 9, now()
     from public.dealers cross join public.vehicles cross join lateral private.kinds_of_vehicle(vehicles.id) as kind
     returning id`,
  )
  rows = counted.map(({ id }) => id)
})
afterAll(() => api.close())

const aUnit = fc.record({
  row: fc.nat(),
  /** Often at the ends of the spans that the screen counts. */
  days: fc.oneof(fc.constantFrom(0, 44, 45, 46, 59, 60, 61, 89, 90, 91), fc.nat({ max: 200 })),
  hasLeft: fc.constantFrom(0, 0, 0, 1),
})

/** The whole list that an address of the screen opens, page by page, with its figures. */
async function listOf(caller: StaffCaller, address: URLSearchParams) {
  const units: StockUnit[] = []
  for (let page = 1; ; page++) {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...ageingQuestion(address), page }))
      if (value !== undefined) query.set(name, String(value))
    const answer = await caller.call('GET', `/api/stockAgeing?${query}`)
    expect(answer.status).toBe(200)
    const ageing = answer.body as StockAgeing
    units.push(...ageing.units)
    if (ageing.units.length < 50) return { ageing, units }
  }
}

function addressAfter(address: URLSearchParams, { choice }: AgeingFigure): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(choice))
    if (value) next.set(name, value)
    else next.delete(name)
  return next
}

async function expectFiguresToList(caller: StaffCaller, address: URLSearchParams): Promise<AgeingFigure[]> {
  const { ageing } = await listOf(caller, address)
  const figures = [...totalFigures(ageing), ...outletFigures(ageing), ...kindFigures(ageing)]
  for (const figure of figures) {
    const { units } = await listOf(caller, addressAfter(address, figure))
    const rupees = units.reduce((sum, { price }) => sum + price, 0)
    expect([figure.label, units.length, figure.rupees === undefined ? undefined : rupees]).toEqual([
      figure.label,
      figure.units,
      figure.rupees,
    ])
  }
  return figures
}

test('every figure of what stands is the number and the price of the vehicles in the list that it opens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aUnit, { minLength: 110, maxLength: 110 }), fc.nat(), async (units, turn) => {
      await api.db.sql('delete from public.stock_units')
      await api.db.sql(
        `insert into public.stock_units (stock_id, chassis_end, received_on, left_on)
         select of_stock, lpad(place::text, 6, '0'), private.indian_day(now()) - days,
           case when has_left = 1 then private.indian_day(now()) end
         from unnest($1::bigint[], $2::integer[], $3::integer[]) with ordinality as unit (of_stock, days, has_left, place)`,
        [
          units.map(({ row }) => rows[row % rows.length]),
          units.map(({ days }) => days),
          units.map(({ hasLeft }) => hasLeft),
        ],
      )
      const figures = await expectFiguresToList(owner, new URLSearchParams())
      // From the list of a figure every figure leads on, as it does from the first one.
      const chosen = figures[turn % figures.length]
      if (chosen) await expectFiguresToList(owner, addressAfter(new URLSearchParams('days=60'), chosen))
      const ofNear = await expectFiguresToList(near, new URLSearchParams('tab=ageing'))
      expect(ofNear.filter(({ choice }) => choice.outlet)).toHaveLength(1)
    }),
    { numRuns: 2, endOnFailure: true },
  )
}, 180_000)

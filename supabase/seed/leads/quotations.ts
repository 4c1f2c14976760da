import type { Category } from '#contract/catalogue/lines.ts'
import type { ChargeRule } from '#contract/prices/charge-rule.ts'
import type { QuotationSheet } from '#contract/quotations/quotation-parts.ts'
import { fuelOf, sizeOf } from '#domain/catalogue/vehicle-size.ts'
import { plainChoices, priceOnRoad, rulesOn } from '#domain/prices/on-road-price.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { usualCharges } from '#domain/prices/usual-charges.ts'
import { quotePrice } from '#domain/quotations/quoted-price.ts'
import type { Random } from '../random.ts'
import type { Row, Run } from '../rows.ts'
import type { Work } from './todays-work.ts'
import { dayMs, dayOf, workingMoment } from './working-time.ts'

/** For how many days a quotation of the demo holds. */
const validDays = 7

/** A quotation of the demo as its row, but for its lead. */
export interface DemoQuotation extends Row {
  id: string
  bike_name: string
  variant: string
  colour: string
  total_paise: number
}

/** A vehicle that can be quoted. */
interface QuotedVehicle {
  name: string
  facts: { fuel: 'petrol' | 'electric'; size: number | null }
  /** With one of the vehicle itself, without a name, where it has no variants. */
  variants: { name: string; paise: number }[]
  colours: string[]
}

/** Makes a quotation of a lead, given to the buyer in its first or in its second version. */
export type Quote = (
  random: Random,
  work: Work,
  end: { quotedAt: number; agreedAt: number | undefined; isChanged: boolean },
) => Promise<DemoQuotation[]>

/** Reads what can be quoted, and lets roles of the demo give a little by themselves. */
export async function openQuotations(run: Run): Promise<Quote> {
  // A new row, because a change of the old one would be a line of the audit trail.
  await run('delete from public.quotation_settings')
  await run(
    `insert into public.quotation_settings (sales_limit_paise, manager_limit_paise, sales_exchange_paise, manager_exchange_paise)
     values (150000, 500000, 2500000, 6000000)`,
  )
  const vehicles = await readVehicles(run)
  const rules = await readRules(run)
  return async (random, { enquiry, progress }, { quotedAt, agreedAt, isChanged }) => {
    const { row, outlet } = enquiry
    const vehicle = vehicles.get(String(row.model))
    const variant = vehicle?.variants.find(({ name }) => name === row.variant) ?? vehicle?.variants[0]
    if (!vehicle || !variant) return []
    const day = dayOf(quotedAt)
    const facts = { ...vehicle.facts, price: variant.paise / 100 }
    const price = priceOnRoad(facts, rules, plainChoices, day)
    if (!price) return []
    const number = await takeNumber(run, day)
    const firstId = random.uuid()
    const colour = String(row.colour ?? random.pick(vehicle.colours) ?? '')
    const by = progress.assignee
    return (isChanged ? [0, 1000] : [random.chance(0.3) ? 500 : 0]).map((discount, place, all) => {
      const { lines, paise, isFrom } = quotePrice(price, { exchange: 0, discount })
      const sheet: QuotationSheet = {
        day,
        name: vehicle.name,
        lines,
        isFrom,
        rules: rulesOn(rules, day)
          .filter(({ id }) => price.lines.some(({ ruleId }) => ruleId === id))
          .map(({ id, at }) => ({ id, at })),
        covers: [...plainChoices.covers],
        gstin: '',
        gst: null,
        loan: null,
      }
      const isLast = place === all.length - 1
      const at = workingMoment(quotedAt, 25 * place)
      const agreed = isLast ? agreedAt : undefined
      const version = place + 1
      const words = [version > 1 ? `version ${version}` : '', formatRupees(paise / 100)]
        .filter(Boolean)
        .join(', ')
      for (const [what, moment] of [
        ['Made', at],
        ['Given to the buyer', at],
        ...(agreed ? ([['The buyer says yes', agreed]] as const) : []),
      ] as const)
        progress.events.push({
          at: moment,
          actor: what === 'The buyer says yes' ? undefined : by,
          kind: 'quotation',
          value: number,
          words: `${what}, ${words}`,
        })
      return {
        id: place === 0 ? firstId : random.uuid(),
        first_id: firstId,
        number,
        version,
        state: agreed ? 'agreed' : 'sent',
        outlet_id: progress.outletId ?? outlet,
        bike_name: String(row.model),
        variant: variant.name,
        colour,
        sheet,
        total_paise: paise,
        discount_paise: 100 * discount,
        exchange_paise: 0,
        valid_until: dayOf(at + validDays * dayMs),
        old_vehicle: '',
        lender: '',
        created_at: new Date(at).toISOString(),
        made_by: by?.name ?? '',
        sent_at: new Date(at).toISOString(),
        agreed_at: agreed ? new Date(agreed).toISOString() : null,
      }
    })
  }
}

async function takeNumber(run: Run, day: string): Promise<string> {
  const { rows } = await run(
    `select private.paper_number('Q', $1::text::date, private.take_number('quotation', $1::text::date)) as number`,
    [day],
  )
  return String(rows[0]?.number)
}

async function readVehicles(run: Run): Promise<Map<string, QuotedVehicle>> {
  const { rows } = await run(`
    select bike_name, display_name, category, engine, price_paise,
      engine_specification ->> 'displacement' as displacement, engine_specification ->> 'ratedPower' as rated,
      engine_specification ->> 'peakPower' as peak,
      (select json_agg(json_build_object('name', name, 'paise', price_paise) order by sort_order, id)
       from public.variants where vehicle_id = vehicles.id)::text as variants,
      (select json_agg(name order by sort_order, id) from public.colours where vehicle_id = vehicles.id)::text as colours
    from public.vehicles`)
  return new Map(
    rows.map((row) => {
      const category = String(row.category) as Category
      const text = (value: unknown) => String(value ?? '')
      const size = sizeOf(category, {
        motor: text(row.engine),
        displacement: text(row.displacement),
        ratedPower: text(row.rated),
        peakPower: text(row.peak),
      })
      return [
        String(row.bike_name),
        {
          name: String(row.display_name),
          facts: { fuel: fuelOf(category), size },
          variants: JSON.parse(
            String(row.variants ?? JSON.stringify([{ name: '', paise: Number(row.price_paise) }])),
          ),
          colours: JSON.parse(String(row.colours ?? '[]')),
        },
      ]
    }),
  )
}

/** The charges of the demo with the numbers under which they are stored. */
async function readRules(run: Run): Promise<(ChargeRule & { at: string })[]> {
  const { rows } = await run('select id, kind, fuel, begins_on::text as day from public.charge_rules')
  return usualCharges.flatMap((charge) => {
    const row = rows.find(
      ({ kind, fuel, day }) => kind === charge.kind && fuel === charge.fuel && day === charge.beginsOn,
    )
    return row ? [{ ...charge, id: Number(row.id), at: `${charge.beginsOn}T00:00:00.000Z` }] : []
  })
}

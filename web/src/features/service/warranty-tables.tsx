import type { WarrantyPlan } from '#contract/content/page-lists.ts'
import { ownedKinds } from '#contract/content/warranty-plans.ts'
import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { scrollFrame } from '#web/ui/table/scroll-frame.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'

interface WarrantyTablesProps {
  plans: readonly WarrantyPlan[]
}

/** The kilometres and years of the dealer's plans, for scooters and motorcycles; nothing without plans. */
export function WarrantyTables({ plans }: WarrantyTablesProps) {
  const tables = ownedKinds
    .map(({ id, several }) => ({ id, several, rows: plansFor(plans, id) }))
    .filter(({ rows }) => rows.length > 0)
  if (tables.length === 0) return null
  return (
    <div className="grid gap-8">
      {tables.map(({ id, several, rows }) => (
        <PlanTable key={id} vehicles={several} plans={rows} />
      ))}
      <p className="flex items-start gap-3 rounded-md bg-soft px-4 py-3">
        <span>
          {fillIn(t`{earlier} the cover ends with the years or with the kilometres.`, {
            earlier: <strong className="font-bold">{t`Whichever comes earlier:`}</strong>,
          })}
        </span>
      </p>
    </div>
  )
}

/** The plans of the table: the standard one first. */
function plansFor(plans: readonly WarrantyPlan[], wanted: WarrantyPlan['vehicle']): WarrantyPlan[] {
  const own = plans.filter(({ vehicle, kind }) => vehicle === wanted && kind !== 'plus')
  return [...own.filter(({ kind }) => kind === 'standard'), ...own.filter(({ kind }) => kind === 'extended')]
}

const cell = 'px-4 py-3.5 text-left'

function PlanTable({ vehicles, plans }: { vehicles: string; plans: readonly WarrantyPlan[] }) {
  return (
    <section
      aria-label={vehicles}
      {...scrollFrame}
      className="overflow-x-auto rounded-lg border border-hairline"
    >
      <table className="figures w-full border-collapse text-[0.9375rem]">
        <caption className="bg-ink px-4 py-3.5 text-left text-lg font-bold text-paper">{vehicles}</caption>
        <thead className="bg-soft text-sm text-muted">
          <tr>
            <th scope="col" className={cell}>
              {t`Plan`}
            </th>
            <th scope="col" className={cell}>
              {t`Years`}
            </th>
            <th scope="col" className={cell}>
              {t`Kilometres`}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {plans.map(({ kind, years, km }) => {
            const isAdded = kind === 'extended'
            const sign = isAdded ? '+ ' : ''
            return (
              <tr key={`${kind} ${years} ${km}`}>
                <th scope="row" className={`${cell} font-semibold`}>
                  {isAdded ? t`Extended` : t`Standard`}
                </th>
                <td className={cell}>{sign + (years === 1 ? t`1 year` : t`${years} years`)}</td>
                <td className={cell}>{sign + t`${groupLakhs(km)} km`}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

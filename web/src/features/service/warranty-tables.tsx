import { standardYears, type WarrantyPlan, warrantyPlans } from '#contract/content/warranty-plans.ts'
import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { scrollFrame } from '#web/ui/table/scroll-frame.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/** The kilometres and years that each plan covers, for scooters and motorcycles. */
export function WarrantyTables() {
  return (
    <div className="grid gap-8">
      {warrantyPlans.map((plan) => (
        <PlanTable key={plan.vehicle} plan={plan} />
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

const cell = 'px-4 py-3.5 text-left'

function PlanTable({ plan }: { plan: WarrantyPlan }) {
  return (
    <section
      aria-label={plan.vehicle}
      {...scrollFrame}
      className="overflow-x-auto rounded-lg border border-hairline"
    >
      <table className="figures w-full border-collapse text-[0.9375rem]">
        <caption className="bg-ink px-4 py-3.5 text-left text-lg font-bold text-paper">
          {plan.vehicle}
        </caption>
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
          <tr>
            <th scope="row" className={`${cell} font-semibold`}>
              {t`Standard`}
            </th>
            <td className={cell}>{t`${standardYears} years`}</td>
            <td className={cell}>{t`${groupLakhs(plan.standardKm)} km`}</td>
          </tr>
          {plan.extensions.map(({ years, km }) => (
            <tr key={years}>
              <th scope="row" className={`${cell} font-semibold`}>
                {t`Extended`}
              </th>
              <td className={cell}>+ {years === 1 ? t`1 year` : t`${years} years`}</td>
              <td className={cell}>+ {t`${groupLakhs(km)} km`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

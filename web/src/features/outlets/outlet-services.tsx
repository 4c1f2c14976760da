import type { Dealer } from '#contract/outlets/dealers.ts'
import { outletServices } from '#contract/outlets/outlet-hours.ts'
import { t } from '#contract/wire/language.ts'

/** The services that an outlet offers. */
export function OutletServices({ services }: Pick<Dealer, 'services'>) {
  const offered = outletServices.filter(({ id }) => services.includes(id))
  if (offered.length === 0) return null
  return (
    <section>
      <h2 className="eyebrow mb-2 text-muted">{t`Available here`}</h2>
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ id, label }) => (
          <li key={id} className="rounded-full border border-control px-3 py-1 text-sm font-semibold">
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Dealer } from '#contract/outlets/dealers.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { isLine, namedServices } from './service-names.ts'

/** The services that an outlet offers; a line that is off is none. */
export function OutletServices({ services }: Pick<Dealer, 'services'>) {
  const { parts } = useDealership()
  const offered = namedServices(parts.names).filter(
    ({ id }) => services.includes(id) && !(isLine(id) && isOff(parts, id)),
  )
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

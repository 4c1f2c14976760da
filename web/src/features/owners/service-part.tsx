import { Link } from 'react-router-dom'
import type { ServiceStep } from '#contract/content/page-lists.ts'
import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { formatDay } from '#web/lib/dates.ts'
import { type HandedVehicle, handVehicle } from '#web/shop/handed-vehicle.ts'
import { OwnerPart, partLink } from './owner-part.tsx'
import { type LastService, nextService } from './service-due.ts'
import type { Owned } from './warranty-terms.ts'

/** The properties of the parts about service. */
export interface ServicePartProps {
  plan: readonly ServiceStep[]
  owned: Owned
  last: LastService | undefined
  vehicle: HandedVehicle
}

/** Says when the next service is due. */
export function ServicePart({ plan, owned, last, vehicle }: ServicePartProps) {
  const next = nextService(plan, owned, last)
  const isDue = next && (next.day <= owned.today || next.km <= owned.odometer)
  return (
    <OwnerPart title={t`Next service`}>
      {next ? (
        <div className="grid gap-1 rounded-md border border-hairline p-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <strong>{next.name}</strong>
            {isDue ? <span className="font-semibold text-danger">{t`Due now`}</span> : null}
          </p>
          <p className="figures">{t`By ${formatDay(next.day)} or at ${groupLakhs(next.km)} km, whichever comes earlier.`}</p>
          <p className="text-muted">
            {last
              ? t`Counted from your last service.`
              : t`By the plan, as if all earlier services were done. With your last service above it is exact.`}
          </p>
        </div>
      ) : (
        <p>{t`We have no plan for this vehicle here. Please look into its booklet, or ask the workshop.`}</p>
      )}
      <p className="print:hidden">
        <Link
          to={paths.serviceBooking}
          state={handVehicle(vehicle)}
          className={partLink}
        >{t`Book a service`}</Link>
      </p>
    </OwnerPart>
  )
}

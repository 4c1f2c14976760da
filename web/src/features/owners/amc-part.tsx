import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { formatDay } from '#web/lib/dates.ts'
import { handVehicle } from '#web/shop/handed-vehicle.ts'
import { OwnerPart, partLink } from './owner-part.tsx'
import { type AmcFit, amcFit } from './service-due.ts'
import type { ServicePartProps } from './service-part.tsx'

/** Says whether the annual maintenance contract suits the vehicle. */
export function AmcPart({ plan, owned, last, vehicle }: ServicePartProps) {
  const { verdict, words } = inWords(amcFit(plan, owned, last))
  return (
    <OwnerPart title={t`Annual maintenance contract`}>
      <div className="grid gap-1 rounded-md border border-hairline p-4">
        <p>
          <strong>{verdict}</strong>
        </p>
        <p className="text-pretty">{words}</p>
      </div>
      <p className="print:hidden">
        <Link
          to={paths.amc}
          state={handVehicle(vehicle)}
          className={partLink}
        >{t`See what it covers, and ask for it`}</Link>
      </p>
    </OwnerPart>
  )
}

function inWords(fit: AmcFit): { verdict: string; words: string } {
  switch (fit.fits) {
    case 'yes':
      return {
        verdict: t`It may fit`,
        words: t`About ${fit.servicesAYear} services a year are due at your pace. Compare them with what the contract has in its year.`,
      }
    case 'hardly':
      return {
        verdict: t`Please compare the price first`,
        words: t`About ${fit.servicesAYear} service a year is due at your pace, so the contract may cost more than it saves.`,
      }
    case 'later':
      return {
        verdict: t`Not yet`,
        words: t`A free service is still to come, by ${formatDay(fit.next.day)} or at ${groupLakhs(fit.next.km)} km. The contract pays after the last free one.`,
      }
    case 'unknown':
      return {
        verdict: t`Please ask us`,
        words: t`We have no service plan for this vehicle here, so we cannot say how many services its year has.`,
      }
  }
}

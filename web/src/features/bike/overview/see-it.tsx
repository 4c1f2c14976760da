import { Link } from 'react-router-dom'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { telLink } from '#web/lib/phone.ts'
import { openTimeWords } from '#web/shop/open-time-words.ts'
import { wholeHours } from '#web/shop/whole-hours.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { ClockIcon, PhoneIcon } from '#web/ui/icon/contact.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'

const row = 'flex gap-2.5 text-muted'

/** The outlet that shows the model, where there is one. */
export function SeeIt({ bike, outlet }: { bike: BikeDetail; outlet: Dealer | null }) {
  if (!outlet) return null
  return (
    <section
      aria-label={t`See the ${bike.name}`}
      className="flex flex-col items-start gap-3 rounded-lg bg-soft p-5 md:p-6"
    >
      <h2 className="display text-2xl">{t`See it at ${outlet.name}`}</h2>
      <p className={row}>
        <PinIcon className="mt-0.5" />
        {outlet.address}
      </p>
      <p className={row}>
        <ClockIcon className="mt-0.5" />
        {wholeHours(openTimeWords(outlet))}
      </p>
      <div className="grid gap-3 pt-1 max-sm:w-full sm:grid-cols-2">
        <a href={telLink(outlet.sales_no)} className={buttonClasses()}>
          <PhoneIcon />
          {t`Call ${outlet.sales_no}`}
        </a>
        <a href={mapsLink(outlet)} target="_blank" rel="noreferrer" className={buttonClasses()}>
          <PinIcon />
          {t`Directions`}
        </a>
      </div>
      <p className="text-sm text-muted">{t`Please call before you set out: not every model is there every day.`}</p>
      <Link
        to={paths.networks}
        className="inline-flex min-h-11 items-center underline underline-offset-3 hover:no-underline"
      >
        {t`Find an outlet nearer to you`}
      </Link>
    </section>
  )
}

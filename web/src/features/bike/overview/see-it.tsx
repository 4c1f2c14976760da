import { Link } from 'react-router-dom'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { telLink } from '#web/lib/phone.ts'
import { OpenLine } from '#web/shop/open-line.tsx'
import { openTimeWords } from '#web/shop/open-time-words.ts'
import { wholeHours } from '#web/shop/whole-hours.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DocumentIcon } from '#web/ui/icon/catalogue.tsx'
import { ClockIcon, PhoneIcon } from '#web/ui/icon/contact.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'

const card = 'flex flex-col gap-3 rounded-lg bg-soft p-5 md:p-6'
const row = 'flex gap-2.5 text-muted'

/** The outlet that shows the model, and the brochure; each only where there is one. */
export function SeeIt({ bike, outlet }: { bike: BikeDetail; outlet: Dealer | null }) {
  if (!outlet && !bike.document) return null
  const columns = outlet && bike.document ? 'md:grid-cols-[3fr_2fr]' : ''
  return (
    <section aria-label={t`See the ${bike.name}`} className={classNames('grid gap-4', columns)}>
      {outlet ? (
        <div className={card}>
          <h2 className="display text-2xl">{t`See it at ${outlet.name}`}</h2>
          <p className={row}>
            <PinIcon className="mt-0.5" />
            {outlet.address}
          </p>
          <p className={row}>
            <ClockIcon className="mt-0.5" />
            {wholeHours(openTimeWords(outlet))}
          </p>
          <OpenLine outlet={outlet} department="sales" />
          <div className="mt-auto grid gap-3 pt-1 sm:grid-cols-2">
            <a href={telLink(outlet.sales_no)} className={buttonClasses()}>
              <PhoneIcon />
              {t`Call ${outlet.sales_no}`}
            </a>
            <a href={mapsLink(outlet)} target="_blank" rel="noreferrer" className={buttonClasses()}>
              <PinIcon />
              {t`Directions`}
            </a>
          </div>
          <p className="text-sm text-muted">
            {t`Please call before you set out: not every model is there every day.`}{' '}
            <Link to={paths.networks} className="underline underline-offset-3">
              {t`Find an outlet nearer to you`}
            </Link>
          </p>
        </div>
      ) : null}
      {bike.document ? (
        <div className={card}>
          <h2 className="display text-2xl">{t`Brochure`}</h2>
          <p className="text-muted">{t`Prices, colours and every figure of the ${bike.name} on paper, as a PDF.`}</p>
          <a
            href={bike.document}
            hrefLang="en"
            target="_blank"
            rel="noreferrer"
            className={`${buttonClasses()} mt-auto`}
          >
            <DocumentIcon />
            {t`Open the brochure`}
          </a>
        </div>
      ) : null}
    </section>
  )
}

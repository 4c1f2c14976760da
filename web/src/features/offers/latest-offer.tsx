import { Link } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import type { Offer } from '#contract/content/content.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

interface LatestOfferProps {
  offer: Offer
  /** The models of the catalogue; a model that the offer names gets a link when it is among them. */
  models: readonly ModelCard[]
}

export function LatestOffer({ offer, models }: LatestOfferProps) {
  const { title, description, terms, amount, to } = offer
  const named = models.filter(({ bike_name }) => offer.models.includes(bike_name))
  return (
    <article>
      <Picture
        src={offer.image}
        alt={offer.alt}
        width={1200}
        height={630}
        sizes="(min-width: 1264px) 620px, (min-width: 1024px) 50vw, 100vw"
        eager
        className="w-full rounded-lg bg-soft object-cover"
      />
      <h2 data-seen="Offer" className="display mt-6 text-2xl md:text-3xl">
        {title}
      </h2>
      {amount ? (
        <p className="figures mt-2 text-lg font-semibold">{t`${formatRupees(amount)} off the on-road price`}</p>
      ) : null}
      {to ? <p className="figures mt-2 font-semibold">{t`Until ${formatDay(to)}`}</p> : null}
      <p className="prose-width mt-3 text-lg whitespace-pre-line text-pretty">{description}</p>
      {named.length > 0 ? (
        <p className="prose-width mt-4 text-pretty">
          {fillIn(t`For {models}`, {
            models: named.map(({ bike_name, name }, index) => (
              <span key={bike_name}>
                {index > 0 ? <span>{', '}</span> : null}
                <Link to={paths.viewDetails(bike_name)} className="underline underline-offset-3">
                  {name}
                </Link>
              </span>
            )),
          })}
        </p>
      ) : null}
      {terms ? (
        <p className="prose-width mt-4 text-sm whitespace-pre-line text-muted text-pretty">{terms}</p>
      ) : null}
    </article>
  )
}

import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { texts } from '#contract/texts.ts'
import { formatRupees } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'

interface BikeOverviewProps {
  bike: BikeDetail
  variants: Variant[]
}

/** Picture, words and the price, which follows the chosen variant; the first variant is chosen at first. */
export function BikeOverview({ bike, variants }: BikeOverviewProps) {
  const [variantName, chooseVariant] = useSearchState('variant')
  const variant = variants.find(({ name }) => name === variantName) ?? variants[0]
  return (
    <div className="grid items-center gap-8 md:grid-cols-[3fr_2fr]">
      <Picture
        src={bike.image}
        alt={`${bike.name}, seen from the side`}
        width={1280}
        height={960}
        eager
        className="w-full rounded-lg bg-soft"
      />
      <div className="flex flex-col gap-5">
        <div>
          <h1 className="display text-4xl md:text-5xl">{bike.name}</h1>
          <p className="mt-2 text-lg text-muted">{bike.tagline}</p>
        </div>
        <p className="text-pretty">{bike.bikeDetails}</p>
        {variants.length > 0 && variant ? (
          <Select
            label="Variant"
            name="variant"
            value={variant.name}
            onChange={(event) => chooseVariant(event.currentTarget.value)}
            choices={variants.map(({ name, price }) => ({
              value: name,
              label: `${name}, ${formatRupees(price)}`,
            }))}
          />
        ) : null}
        <div aria-live="polite">
          <Price rupees={variant?.price ?? bike.bikePrice} after="ex-showroom" size="large" />
          <p className="mt-1 text-sm text-muted">{texts.bike.priceNote}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={paths.productEnquiry(bike.bikeName)}
            state={{
              bikeName: bike.bikeName,
              bikePrice: variant?.price ?? bike.bikePrice,
              image: bike.image,
            }}
            variant="primary"
            size="large"
          >
            BOOK TEST RIDE
          </ButtonLink>
          <a
            href={bike.document}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ size: 'large' })}
          >
            E-Brochure
          </a>
        </div>
      </div>
    </div>
  )
}

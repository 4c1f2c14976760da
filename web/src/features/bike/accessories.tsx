import type { Accessory, BikeDetail } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { paths, withQuery } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Price } from '#web/shop/price.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Slideshow } from '#web/ui/media/slideshow.tsx'
import { DetailSlide } from './detail-slide.tsx'

/**
 * The accessories of a model, with part number and price; the accessory whose number stands in the address
 * comes first.
 */
export function Accessories({ bike, accessories }: { bike: BikeDetail; accessories: Accessory[] }) {
  const bikeName = bike.name
  const [address] = useSearchState()
  const part = address.get('part')
  const asked = accessories.findIndex(({ part_no }) => part_no === part)
  return (
    <Slideshow
      key={part}
      start={Math.max(asked, 0)}
      label={t`Accessories of the ${bikeName}`}
      items={accessories}
      keyOf={({ part_no }) => part_no}
      nameOf={({ heading }) => heading}
      controlsClassName="mt-5 justify-center"
    >
      {({ heading, image, description, part_no, price }) => (
        <DetailSlide
          heading={heading}
          image={image}
          alt={t`${heading} for the ${bikeName}`}
          size={[640, 480]}
          description={description}
        >
          <dl className="mt-6 grid w-fit grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 border-t border-hairline pt-5">
            <dt className="text-muted">{t`Part No`}</dt>
            <dd className="figures font-semibold wrap-anywhere">{part_no}</dd>
            <dt className="text-muted">{t`Price`}</dt>
            <dd>
              <Price rupees={price} />
              <span className="block text-sm text-muted">{t`as on ${formatDay(bike.asOn)}`}</span>
            </dd>
          </dl>
          <ButtonLink
            to={withQuery(paths.spareParts, {
              model: bikeName,
              accessory: heading,
              partNumber: part_no,
            })}
            className="mt-5 w-fit"
          >
            {t`Ask for this part`}
          </ButtonLink>
        </DetailSlide>
      )}
    </Slideshow>
  )
}

import type { Accessory } from '#contract/catalogue.ts'
import { Slideshow } from '#web/ui/media/slideshow.tsx'
import { Price } from '#web/ui/price.tsx'
import { DetailSlide } from './detail-slide.tsx'

/** The accessories of a model, with part number and price. */
export function Accessories({ bikeName, accessories }: { bikeName: string; accessories: Accessory[] }) {
  return (
    <Slideshow
      label={`Accessories of the ${bikeName}`}
      items={accessories}
      keyOf={({ part_no }) => part_no}
      nameOf={({ heading }) => heading}
      controlsClassName="mt-5 justify-center"
    >
      {({ heading, image, description, part_no, price }) => (
        <DetailSlide
          heading={heading}
          image={image}
          alt={`${heading} for the ${bikeName}`}
          size={[640, 480]}
          description={description}
        >
          <dl className="mt-6 grid w-fit grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 border-t border-hairline pt-5">
            <dt className="text-muted">Part No</dt>
            <dd className="figures font-semibold wrap-anywhere">{part_no}</dd>
            <dt className="text-muted">Price</dt>
            <dd>
              <Price rupees={price} />
            </dd>
          </dl>
        </DetailSlide>
      )}
    </Slideshow>
  )
}

import type { Feature } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { Slideshow } from '#web/ui/media/slideshow.tsx'
import { DetailSlide } from './detail-slide.tsx'

/** The features of a model, one after the other. */
export function Features({ bikeName, features }: { bikeName: string; features: Feature[] }) {
  return (
    <Slideshow
      label={t`Features of the ${bikeName}`}
      items={features}
      keyOf={({ heading }) => heading}
      nameOf={({ heading }) => heading}
      controlsClassName="mt-5 justify-center"
    >
      {({ heading, image, description }) => (
        <DetailSlide
          heading={heading}
          image={image}
          alt={t`${heading}, on the ${bikeName}`}
          size={[800, 600]}
          description={description}
        />
      )}
    </Slideshow>
  )
}

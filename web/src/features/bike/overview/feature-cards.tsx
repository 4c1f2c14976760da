import type { BikeDetail, Colour, Feature } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { PicturedColour } from '#web/shop/pictured-colour.tsx'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

/** How many features stand on the overview; the tab of features has all. */
const shown = 3

interface FeatureCardsProps {
  bike: BikeDetail
  features: readonly Feature[]
  colours: readonly Colour[]
}

/** The first features of a model, and a button to the others. */
export function FeatureCards({ bike, features, colours }: FeatureCardsProps) {
  const [, setAddress] = useSearchState()
  if (features.length === 0) return null
  const openAll = () => {
    setAddress({ tab: 'features' })
    window.scrollTo({ top: 0 })
  }
  return (
    <section aria-labelledby="features-shown">
      <h2 id="features-shown" className="display text-2xl md:text-3xl">
        {t`Features`}
      </h2>
      <PicturedColour colours={colours} />
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {features.slice(0, shown).map(({ heading, image, description }) => (
          <li key={heading} className="overflow-hidden rounded-lg border border-hairline">
            <Picture
              src={image}
              alt={t`${heading}, on the ${bike.name}`}
              width={800}
              height={600}
              sizes="(min-width: 1264px) 216px, (min-width: 768px) 33vw, 100vw"
              className="aspect-16/9 w-full bg-soft object-cover md:aspect-4/3"
            />
            <div className="p-4">
              <h3 className="text-lg leading-snug font-bold">{heading}</h3>
              <p className="mt-1.5 text-pretty text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      {features.length > shown ? (
        <Button className="mt-4 max-sm:w-full" onClick={openAll}>
          {t`All ${features.length} features`}
        </Button>
      ) : null}
    </section>
  )
}

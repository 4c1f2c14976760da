import type { BikeDetail, CatalogueBike, Colour, Feature } from '#contract/catalogue.ts'
import type { Dealer } from '#contract/dealers.ts'
import { type Loadable, useResource } from '#web/lib/resource.ts'
import { ColourRow } from './overview/colour-row.tsx'
import { FeatureCards } from './overview/feature-cards.tsx'
import { OthersOfLine } from './overview/others-of-line.tsx'
import { SeeIt } from './overview/see-it.tsx'

/** What leads on from a model's overview. */
export interface BikeMoreData {
  colours: Colour[]
  features: Feature[]
  /** All models of the line, this one among them. */
  line: CatalogueBike[]
  /** The outlet that shows the line. */
  outlet: Dealer | null
}

/** Below a model's overview: colours, features, others of its line, where to see it. Empty until its data has come. */
export function BikeMore({ bike, more }: { bike: BikeDetail; more: Loadable<BikeMoreData> }) {
  const { value } = useResource(more)
  if (!value) return null
  const { colours, features, line, outlet } = value
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 md:mt-14 md:gap-14">
      <ColourRow bike={bike} colours={colours} />
      <FeatureCards bike={bike} features={features} />
      <OthersOfLine bike={bike} line={line} />
      <SeeIt bike={bike} outlet={outlet} />
    </div>
  )
}

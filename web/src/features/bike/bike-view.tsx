import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { linkTypeOf } from '#contract/choices.ts'
import { callApi } from '#web/lib/api-client.ts'
import { paths } from '#web/lib/paths.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Accessories } from './accessories.tsx'
import { BikeActions } from './bike-actions.tsx'
import { BikeOverview } from './bike-overview.tsx'
import { Colours } from './colours.tsx'
import { Features } from './features.tsx'
import type { Showroom } from './showroom.ts'
import { Specifications } from './specifications.tsx'
import { TabContent } from './tab-content.tsx'

interface BikeViewProps {
  bike: BikeDetail
  variants: Variant[]
  showroom: Showroom
  /** Opens the EMI calculator with a price in rupees. */
  onEmi: (price: number) => void
}

const listingPaths = {
  motorcycle: { label: 'Motorcycles', to: paths.motorcycle },
  scooters: { label: 'Scooters', to: paths.scooters },
  ev: { label: 'EV', to: paths.ev },
  bigwing: { label: 'BigWing', to: paths.bigWing },
} as const

/** A bike's page: five tabs and the price, which follows the variant; tab, variant and colour stand in the address. */
export function BikeView({ bike, variants, showroom, onEmi }: BikeViewProps) {
  const [tab = 'overview', selectTab] = useSearchState('tab')
  const [variantName, chooseVariant] = useSearchState('variant')
  const variant = variants.find(({ name }) => name === variantName) ?? variants[0]
  const price = variant?.price ?? bike.bikePrice
  const params = { bikeName: bike.bikeName }
  const tabs = [
    {
      id: 'overview',
      label: bike.name,
      panel: () => (
        <BikeOverview bike={bike} variants={variants} variant={variant} onVariant={chooseVariant}>
          <BikeActions bike={bike} price={price} showroom={showroom} onEmi={() => onEmi(price)} />
        </BikeOverview>
      ),
    },
    { id: 'specifications', label: 'SPECIFICATIONS', panel: () => <Specifications bike={bike} /> },
    {
      id: 'colours',
      label: 'COLOURS',
      panel: () => (
        <TabContent load={() => callApi('listColours', { params })} emptyText="No colours listed yet">
          {(colours) => <Colours bikeName={bike.name} colours={colours} />}
        </TabContent>
      ),
    },
    {
      id: 'features',
      label: 'FEATURES',
      panel: () => (
        <TabContent load={() => callApi('listFeatures', { params })} emptyText="No features listed yet">
          {(features) => <Features bikeName={bike.name} features={features} />}
        </TabContent>
      ),
    },
    {
      id: 'accessories',
      label: 'ACCESSORIES',
      panel: () => (
        <TabContent load={() => callApi('listAccessories', { params })} emptyText="No accessories listed yet">
          {(accessories) => <Accessories bikeName={bike.name} accessories={accessories} />}
        </TabContent>
      ),
    },
  ]
  const selected = tabs.some(({ id }) => id === tab) ? tab : 'overview'
  return (
    <div data-line={bike.category}>
      <div className="shell pb-14">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: paths.home },
            listingPaths[linkTypeOf[bike.category]],
            { label: bike.name },
          ]}
        />
        {selected === 'overview' ? null : <h1 className="sr-only">{bike.name}</h1>}
        <Tabs
          label={`About the ${bike.name}`}
          tabs={tabs}
          selected={selected}
          onSelect={(id) => selectTab(id === 'overview' ? undefined : id)}
        />
      </div>
    </div>
  )
}

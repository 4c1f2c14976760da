import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { linkTypeOf } from '#contract/choices.ts'
import { paths } from '#web/lib/paths.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { BikeOverview } from './bike-overview.tsx'
import { Specifications } from './specifications.tsx'

interface BikeViewProps {
  bike: BikeDetail
  variants: Variant[]
}

const listingPaths = {
  motorcycle: { label: 'Motorcycles', to: paths.motorcycle },
  scooters: { label: 'Scooters', to: paths.scooters },
  ev: { label: 'EV', to: paths.ev },
  bigwing: { label: 'BigWing', to: paths.bigWing },
} as const

/** A bike's page: tabs whose choice stands in the address. */
export function BikeView({ bike, variants }: BikeViewProps) {
  const [tab = 'overview', selectTab] = useSearchState('tab')
  const tabs = [
    { id: 'overview', label: bike.name, panel: () => <BikeOverview bike={bike} variants={variants} /> },
    { id: 'specifications', label: 'SPECIFICATIONS', panel: () => <Specifications bike={bike} /> },
  ]
  return (
    <div data-line={bike.category}>
      <div className="shell pb-12">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: paths.home },
            listingPaths[linkTypeOf[bike.category]],
            { label: bike.name },
          ]}
        />
        <Tabs
          label={`About the ${bike.name}`}
          tabs={tabs}
          selected={tabs.some(({ id }) => id === tab) ? tab : 'overview'}
          onSelect={(id) => selectTab(id === 'overview' ? undefined : id)}
        />
      </div>
    </div>
  )
}

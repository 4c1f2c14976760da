import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import type { DatedOnRoadPrice } from '#domain/prices/on-road-price.ts'
import { type Chosen, linePaths, paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { chosenIn, chosenVariant } from '#web/shop/chosen-variant.ts'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { BikeOverview } from './bike-overview.tsx'
import { BookTestRide } from './book-test-ride.tsx'
import { Instalment } from './instalment-line.tsx'
import type { BikeMoreData } from './more-data.ts'
import { moreTabs, tabWords } from './more-tabs.ts'
import { PlainTabLinks, PlainTabs } from './plain-tabs.tsx'
import type { Showroom } from './showroom.ts'

const loadTab = () => import('./bike-tab.tsx')
const BikeTab = late(loadTab, 'BikeTab')
// These two stand below the first screen of a phone: the prerendered markup stays in their place until their
// code has come.
const BikeActions = late(() => import('./bike-actions.tsx'), 'BikeActions')
const BikeMore = late(() => import('./bike-more.tsx'), 'BikeMore')

interface BikeViewProps {
  bike: BikeDetail
  variants: Variant[]
  showroom: Showroom
  /**
   * Opens the EMI calculator for the chosen variant: with a price in rupees, and the lines of the on-road
   * price where known.
   */
  onEmi: (chosen: Chosen, price: number, onRoad?: DatedOnRoadPrice) => void
  /** The monthly instalment (rupees) of a price (rupees), and its terms in words. */
  /** Undefined where the dealer names no lender. */
  instalmentOf: ((price: number) => { rupees: number; terms: string }) | undefined
  /** Another button, for the chosen variant. */
  also: (chosen: Chosen) => ReactNode
  /** The data of the part below the overview. */
  more: Loadable<BikeMoreData>
  /**
   * The part that says what the chosen variant costs on the road; a calculator opened from there starts with
   * that price.
   */
  OnRoad: ComponentType<{
    bike: BikeDetail
    variant: Variant | undefined
    onEmi: (rupees: number, onRoad: DatedOnRoadPrice) => void
  }>
}

/**
 * A model's page: five tabs, and a price that follows the variant. Tab, variant and colour stand in the
 * address.
 */
export function BikeView(props: BikeViewProps) {
  const { bike, variants, showroom, onEmi, instalmentOf, also, more, OnRoad } = props
  const { names } = useDealership().parts
  const [address, setAddress] = useSearchState()
  const tab = address.get('tab')
  const { variant, chosen } = chosenVariant(variants, chosenIn(address))
  const [first] = useState({ bike, variants })
  const price = variant?.price ?? bike.bikePrice
  // The loan is for the price on the screen: the on-road price where the device asked for on-road prices.
  const shown = usePricesOnRoad()?.priceOf(bike.bikeName, price)?.rupees ?? price
  const openEmi = () => onEmi(chosen, shown)
  const tabs = [
    {
      id: 'overview',
      label: bike.name,
      panel: () => (
        <>
          <BikeOverview
            bike={bike}
            variants={variants}
            first={first}
            variant={variant}
            onVariant={(name) => setAddress({ variant: name })}
            monthly={instalmentOf && <Instalment {...instalmentOf(shown)} onEmi={openEmi} />}
            action={<BookTestRide bike={bike} chosen={chosen} price={price} />}
          >
            <Below fallback={<Skeleton className="h-60" />}>
              <BikeActions bike={bike} chosen={chosen} price={price} showroom={showroom} onEmi={openEmi}>
                {also(chosen)}
              </BikeActions>
            </Below>
          </BikeOverview>
          <Below>
            <OnRoad bike={bike} variant={variant} onEmi={(...price) => onEmi(chosen, ...price)} />
            <BikeMore bike={bike} more={more} />
          </Below>
        </>
      ),
    },
    ...moreTabs.map((id) => ({
      id,
      label: tabWords(id).toUpperCase(),
      panel: () => (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <BikeTab tab={id} bike={bike} />
        </Suspense>
      ),
    })),
  ]
  const selected = tabs.find(({ id }) => id === tab)?.id ?? 'overview'
  return (
    // A visitor who points at something on this page may open a tab next, so the code of the tabs is fetched
    // now.
    <div data-line={bike.category} onPointerOver={loadTab}>
      <div className="shell pb-14">
        <Breadcrumbs
          crumbs={[
            { label: t`Home`, to: paths.home },
            { label: names[bike.category], to: linePaths[bike.category] },
            { label: bike.name },
          ]}
        />
        {selected === 'overview' ? null : <h1 className="sr-only">{bike.name}</h1>}
        {/* Without scripts the tabs are sections, with links to them; the code for the browser has no
            sections and no links. */}
        <noscript>{import.meta.env.SSR ? <PlainTabLinks /> : null}</noscript>
        <Tabs
          label={t`About the ${bike.name}`}
          tabs={tabs}
          selected={selected}
          onSelect={(id) => setAddress({ tab: id === 'overview' ? undefined : id })}
        />
        <noscript>{import.meta.env.SSR ? <PlainTabs bike={bike} /> : null}</noscript>
      </div>
    </div>
  )
}

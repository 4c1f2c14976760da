import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { asVariant } from '#domain/catalogue/variant-figure.ts'
import type { DatedOnRoadPrice } from '#domain/prices/on-road-price.ts'
import type { Chosen } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { chosenIn, chosenVariant } from '#web/shop/chosen-variant.ts'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { BookTestRide } from './book-test-ride.tsx'
import { type BikeMoreData, knownOf } from './more-data.ts'
import { moreTabs, tabWords } from './more-tabs.ts'
import { BikeOverview } from './overview/bike-overview.tsx'
import { BikeSide } from './overview/bike-side.tsx'
import { Instalment } from './overview/instalment-line.tsx'
import { PlainTabLinks, PlainTabs } from './plain-tabs.tsx'
import type { Showroom } from './showroom.ts'

const BikeTab = late(() => import('./bike-tab.tsx'), 'BikeTab')

const BikeLine = late(() => import('./overview/bike-line.tsx'), 'BikeLine')
const ScrolledLine = late(() => import('./overview/bike-line.tsx'), 'ScrolledLine')
// The prerendered markup of these parts stays in their place until their code has come.
const SideEnd = late(() => import('./overview/side-end.tsx'), 'SideEnd')
const BikeMore = late(() => import('./overview/bike-more.tsx'), 'BikeMore')

interface BikeViewProps {
  bike: BikeDetail
  variants: Variant[]
  showroom: Showroom
  /**
   * Opens the EMI calculator for the chosen variant: with its ex-showroom price in rupees, or with an on-road
   * price and its lines.
   */
  onEmi: (chosen: Chosen, price: number, onRoad?: DatedOnRoadPrice) => void
  /**
   * The monthly instalment (rupees) of a price (rupees), and its terms in words; undefined where the dealer
   * names no lender.
   */
  instalmentOf: ((price: number) => { rupees: number; terms: string }) | undefined
  /** Further entries of "More", for the chosen variant. */
  also: (chosen: Chosen) => ReactNode
  /** The data of the part below the overview. */
  more: Loadable<BikeMoreData>
  /**
   * The part that says what the chosen variant costs on the road; a calculator opened from there starts with
   * that price. It opens, and comes into sight, whenever `asked` grows.
   */
  OnRoad: ComponentType<{
    bike: BikeDetail
    variant: Variant | undefined
    asked: number
    onEmi: (rupees: number, onRoad: DatedOnRoadPrice) => void
  }>
}

/** The id of the button after which, on a phone, the thin line appears. */
const rideId = 'book-test-ride'

/**
 * A model's page: five tabs, and a price that follows the variant. Tab, variant and colour stand in the
 * address.
 */
export function BikeView(props: BikeViewProps) {
  const { variants, showroom, onEmi, instalmentOf, also, OnRoad } = props
  const [address, setAddress] = useSearchState()
  const tab = address.get('tab')
  const { variant, chosen } = chosenVariant(variants, chosenIn(address))
  const bike = useMemo(
    () =>
      asVariant(
        props.bike,
        variant?.name,
        variants.map(({ name }) => name),
      ),
    [props.bike, variant, variants],
  )
  const more = useResource(props.more)
  const known = knownOf(more)
  const [first] = useState({ bike, variants })
  const [onRoadAsked, askOnRoad] = useState(0)
  const price = variant?.price ?? bike.bikePrice
  // The loan is for the price on the screen: the on-road price where the device asked for on-road prices.
  const shown = usePricesOnRoad()?.priceOf(bike.bikeName, price)?.rupees ?? price
  const ride = { bike, chosen, price }
  const tabs = [
    {
      id: 'overview',
      label: bike.name,
      panel: () => (
        <>
          <Below>
            <ScrolledLine
              after={rideId}
              bike={bike}
              price={price}
              action={<BookTestRide {...ride} size="small" />}
            />
          </Below>
          <BikeOverview
            bike={bike}
            chosen={chosen}
            colours={known?.colours}
            side={
              <BikeSide
                bike={bike}
                variants={variants}
                variant={variant}
                price={price}
                onVariant={(name) => setAddress({ variant: name })}
                monthly={<Instalment instalment={instalmentOf?.(shown)} onEmi={() => onEmi(chosen, price)} />}
                action={<BookTestRide {...ride} id={rideId} />}
              >
                <Below fallback={<Skeleton className="h-12" />}>
                  <SideEnd
                    {...ride}
                    showroom={showroom}
                    colours={known?.colours}
                    outlet={known?.outlet}
                    onOnRoad={() => askOnRoad(onRoadAsked + 1)}
                    day={{ now: { bike, variants }, first, variant: variant?.name }}
                  >
                    {also(chosen)}
                  </SideEnd>
                </Below>
              </BikeSide>
            }
          >
            <Below>
              <BikeMore
                bike={bike}
                more={more}
                onRoad={
                  <OnRoad
                    bike={bike}
                    variant={variant}
                    asked={onRoadAsked}
                    onEmi={(...price) => onEmi(chosen, ...price)}
                  />
                }
              />
            </Below>
          </BikeOverview>
        </>
      ),
    },
    ...moreTabs.map((id) => ({
      id,
      label: tabWords(id).toUpperCase(),
      panel: () => (
        // The stand-in is as high as the screen, so that no footer comes into sight and leaves again.
        <Suspense fallback={<Skeleton className="h-dvh" />}>
          <BikeTab tab={id} bike={bike} variant={variant?.name} colours={known?.colours} />
        </Suspense>
      ),
    })),
  ]
  const selected = tabs.find(({ id }) => id === tab)?.id ?? 'overview'
  return (
    <div data-line={bike.category}>
      <div className="shell pb-14">
        {/* Without scripts the tabs are sections, with links to them; the code for the browser has no
            sections and no links. */}
        <noscript>{import.meta.env.SSR ? <PlainTabLinks /> : null}</noscript>
        <Tabs
          label={t`About the ${bike.name}`}
          tabs={tabs}
          selected={selected}
          onSelect={(id) => setAddress({ tab: id === 'overview' ? undefined : id })}
          head={
            selected === 'overview' ? null : (
              <Suspense fallback={<h1 className="h-14.25 lg:h-17.25">{bike.name}</h1>}>
                <BikeLine
                  bike={bike}
                  price={price}
                  action={<BookTestRide {...ride} size="small" />}
                  isHeading
                />
              </Suspense>
            )
          }
        />
        <noscript>{import.meta.env.SSR ? <PlainTabs bike={bike} /> : null}</noscript>
      </div>
    </div>
  )
}

import { lazy, type ReactNode, Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { texts } from '#contract/texts.ts'
import { bikeSubject, chosenVariant } from '#web/features/bike/asked-bike.ts'
import { failureText } from '#web/features/catalogue/failure-text.ts'
import {
  loadBike,
  loadColours,
  loadModelCards,
  loadVariants,
} from '#web/features/catalogue/load-catalogue.ts'
import { dealership } from '#web/features/dealership/dealership.ts'
import { ProductEnquiryForm } from '#web/features/enquiries/product-enquiry-form.tsx'
import { ApiError } from '#web/lib/api-client.ts'
import { callBack } from '#web/lib/call-back.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { derived, type Subject } from '#web/lib/page-subject.ts'
import { chosenIn, paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { reloadsFor } from '#web/lib/revalidation.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResourceView } from '#web/ui/resource-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useHandedBike } from './handed-bike.ts'

// Nobody chooses another variant before the form itself, whose code comes late too.
const VariantSelect = lazy(() =>
  import('#web/features/catalogue/variant-select.tsx').then((module) => ({ default: module.VariantSelect })),
)

/** What the form offers: one model with its colours, or all models by name. */
type Offered = { bike: BikeDetail; variants: Variant[]; colours: string[] } | { models: string[] }

/**
 * The address names model, variant and colour, and everything about them is read anew: price and picture in navigation
 * state are never trusted.
 */
export function loader({ request }: LoaderFunctionArgs): { bikeName: string; offered: Loadable<Offered> } {
  const bikeName = new URL(request.url).searchParams.get('bikeName') ?? ''
  return { bikeName, offered: bikeName ? offerBike(bikeName) : offerModels() }
}

/** For an unknown name the visitor types the model. */
async function offerBike(bikeName: string): Promise<Offered> {
  try {
    const [bike, variants, colours] = await Promise.all([
      loadBike(bikeName),
      loadVariants(bikeName),
      colourNames(bikeName),
    ])
    return { bike, variants, colours }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return offerModels()
    throw error
  }
}

/** Colours are suggestions: without them the form still offers its five colours, and any model can be typed. */
async function colourNames(bikeName: string): Promise<string[]> {
  const colours = await loadColours(bikeName).catch(() => [])
  return colours.map(({ name }) => name)
}

async function offerModels(): Promise<Offered> {
  const cards = await loadModelCards().catch(() => [])
  return { models: cards.map(({ name }) => name) }
}

const none: string[] = []

export const handle = {
  subject: ({ offered }: ReturnType<typeof loader>, query: URLSearchParams) =>
    derived(offered, (result): Subject => {
      if (!('bike' in result)) return {}
      const { variant, chosen } = chosenVariant(result.variants, chosenIn(query))
      return bikeSubject({ ...result.bike, price: variant?.price ?? result.bike.bikePrice }, chosen)
    }),
}

/** Another variant or colour of the same model needs nothing new. */
export const shouldRevalidate = reloadsFor('bikeName')

export function Component() {
  const { bikeName, offered } = useLoaderData<typeof loader>()
  useHandedBike(bikeName, paths.productEnquiry)
  return (
    <div className="shell pb-14">
      <PageHead
        title={`Book a test ride | ${dealership.name}`}
        description={`Ask ${dealership.name} for a test ride: say which model and colour, and we agree on a time by phone.`}
        canonical={paths.productEnquiry()}
      />
      <PageHeading title="PRODUCT ENQUIRY" intro={`Tell us which model you want to ride. ${callBack}`} />
      <ResourceView
        key={bikeName}
        of={offered}
        loading={<Skeleton className="h-[46rem] max-w-xl" />}
        failureText={failureText}
      >
        {(found) => ('bike' in found ? <OneModel {...found} /> : <AnyModel models={found.models} />)}
      </ResourceView>
    </div>
  )
}

function OneModel({ bike, variants, colours }: { bike: BikeDetail; variants: Variant[]; colours: string[] }) {
  const [address, setAddress] = useSearchState()
  const { variant, chosen } = chosenVariant(variants, chosenIn(address))
  return (
    <Columns
      beside={<EnquiredBike bike={bike} variants={variants} variant={variant} onVariant={setAddress} />}
    >
      <ProductEnquiryForm
        model={bike.name}
        variant={variant?.name}
        colour={chosen.colour}
        colours={colours}
        models={none}
      />
    </Columns>
  )
}

function AnyModel({ models }: { models: string[] }) {
  return (
    <Columns beside={<NotDecided />}>
      <ProductEnquiryForm model={undefined} colours={none} models={models} />
    </Columns>
  )
}

function Columns({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {beside}
      <div className="lg:order-first lg:max-w-xl">{children}</div>
    </div>
  )
}

interface EnquiredBikeProps {
  bike: BikeDetail
  variants: Variant[]
  /** The chosen one; undefined for a bike that has none. */
  variant: Variant | undefined
  onVariant: (chosen: { variant: string }) => void
}

function EnquiredBike({ bike, variants, variant, onVariant }: EnquiredBikeProps) {
  return (
    <aside
      aria-label="Your bike"
      data-line={bike.category}
      className="overflow-hidden rounded-lg border border-hairline lg:sticky lg:top-28"
    >
      <Picture
        src={bike.image}
        alt={`${bike.name}, seen from the side`}
        width={1280}
        height={960}
        sizes="(min-width: 1264px) 480px, (min-width: 1024px) 40vw, 100vw"
        eager
        className="aspect-4/3 w-full object-cover object-[50%_75%] max-lg:aspect-16/9"
      />
      <div className="flex flex-col items-start gap-4 p-5 md:p-6">
        <div>
          <h2 className="display mb-1 text-2xl">{bike.name}</h2>
          <div aria-live="polite">
            <Price rupees={variant?.price ?? bike.bikePrice} after="ex-showroom" />
          </div>
          <p className="mt-1 text-sm text-muted">{texts.bike.priceNote}</p>
        </div>
        {variant && variants.length > 1 ? (
          <Suspense fallback={<Skeleton className="h-19 w-full" />}>
            <VariantSelect
              variants={variants}
              variant={variant}
              onVariant={(name) => onVariant({ variant: name })}
            />
          </Suspense>
        ) : null}
        <ButtonLink to={paths.financeFor(bike.bikeName, { variant: variant?.name })}>
          INTERESTED FOR FINANCE ?
        </ButtonLink>
      </div>
    </aside>
  )
}

function NotDecided() {
  return (
    <aside
      aria-label="Prices and finance"
      className="max-lg:order-last flex flex-col items-start gap-4 rounded-lg bg-soft p-5 md:p-6"
    >
      <h2 className="text-lg font-bold">Not decided yet?</h2>
      <p className="text-muted">Type any model, or look at our models and their prices first.</p>
      <p className="text-sm text-muted">{texts.bike.priceNote}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.finance}>INTERESTED FOR FINANCE ?</ButtonLink>
        <ButtonLink to={paths.motorcycle} variant="quiet">
          See motorcycles
        </ButtonLink>
      </div>
    </aside>
  )
}

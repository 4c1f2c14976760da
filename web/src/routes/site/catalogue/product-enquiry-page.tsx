import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { BikeDetail, Colour, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { failureText } from '#web/features/catalogue/failure-text.ts'
import {
  loadBike,
  loadColours,
  loadModelCards,
  loadVariants,
} from '#web/features/catalogue/load-catalogue.ts'
import { ProductEnquiryForm } from '#web/features/enquiries/product-enquiry-form.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { reloadsFor } from '#web/lib/api/revalidation.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageHead } from '#web/lib/head/page-head.tsx'
import { useHandedBike } from '#web/routes/site/bike/handed-bike.ts'
import { chosenIn, chosenVariant } from '#web/shop/chosen-variant.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { EnquiredBike, NotDecided } from './enquired-bike.tsx'
import { formSlots } from './form-slots.tsx'

// Late, because the form beside it is more important.
const NearYou = late(() => import('#web/features/outlets/near/near-you.tsx'), 'NearYou', {
  fallback: <Skeleton className="h-60" />,
})

/** The choice that the form offers: one model with its colours, or all models by name. */
type Offered = { bike: BikeDetail; variants: Variant[]; colours: Colour[] } | { models: string[] }

/**
 * The address names model, variant and colour, and all data about them is loaded anew: the price and picture
 * in navigation state are never trusted.
 */
export function loader({ request }: LoaderFunctionArgs): { bikeName: string; offered: Loadable<Offered> } {
  const bikeName = new URL(request.url).searchParams.get('bikeName') ?? ''
  return { bikeName, offered: bikeName ? offerBike(bikeName) : offerModels() }
}

/** Loads the named model. For an unknown name the form offers all models, and the visitor types one. */
async function offerBike(bikeName: string): Promise<Offered> {
  try {
    const [bike, variants, colours] = await Promise.all([
      loadBike(bikeName),
      loadVariants(bikeName),
      // Without its own colours the form still offers the five of every model.
      loadColours(bikeName).catch(() => none),
    ])
    return { bike, variants, colours }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return offerModels()
    throw error
  }
}

async function offerModels(): Promise<Offered> {
  const cards = await loadModelCards().catch(() => [])
  return { models: cards.map(({ name }) => name) }
}

const none: never[] = []
const slots = formSlots('product-enquiry')

/** Another variant or colour of the same model needs no other data. */
export const shouldRevalidate = reloadsFor('bikeName')

export function Component() {
  const callBack = useCallBack('sendProductEnquiry')
  const dealership = useDealership()
  const { bikeName, offered } = useLoaderData<typeof loader>()
  useHandedBike(bikeName, paths.productEnquiry)
  return (
    <div className="shell pb-14">
      <PageHead
        title={t`Book a test ride | ${dealership.name}`}
        description={t`Ask ${dealership.name} for a test ride: say which model and colour, and we agree on a time with you.`}
        canonical={paths.productEnquiry()}
      />
      <PageHeading
        title={t`PRODUCT ENQUIRY`}
        intro={
          <>
            <span>{[t`Tell us which model you want to ride.`, callBack].filter(Boolean).join(' ')}</span>{' '}
            <a href="#times" className="underline underline-offset-3">{t`Choose a day and time`}</a>
          </>
        }
      />
      <ResourceView
        key={bikeName}
        of={offered}
        loading={<Skeleton className="h-[46rem] max-w-xl" />}
        failureText={failureText}
      >
        {(found) =>
          'bike' in found ? (
            <OneModel {...found} />
          ) : (
            columns(
              <NotDecided />,
              <ProductEnquiryForm model={undefined} colours={none} models={found.models} slots={slots} />,
            )
          )
        }
      </ResourceView>
      <div className="mt-12 max-w-3xl">
        <NearYou title={t`Which showroom is near you?`} reason="sales" />
      </div>
    </div>
  )
}

function OneModel({ bike, variants, colours }: { bike: BikeDetail; variants: Variant[]; colours: Colour[] }) {
  const [address, setAddress] = useSearchState()
  const { variant, chosen } = chosenVariant(variants, chosenIn(address))
  return columns(
    <EnquiredBike
      bike={bike}
      variants={variants}
      variant={variant}
      onVariant={setAddress}
      colour={colours.find(({ name }) => name === chosen.colour)}
    />,
    <ProductEnquiryForm
      model={bike.name}
      variant={variant?.name}
      colour={chosen.colour}
      colours={colours}
      models={none}
      slots={slots}
    />,
  )
}

// A function, because a component of its own would cost bytes of the heaviest page.
const columns = (beside: ReactNode, form: ReactNode) => (
  <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    {beside}
    <div className="lg:order-first lg:max-w-xl">{form}</div>
  </div>
)

import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { BikeDetail } from '#contract/catalogue.ts'
import { texts } from '#contract/texts.ts'
import { loadBike } from '#web/features/catalogue/load-catalogue.ts'
import { dealership } from '#web/features/dealership/dealership.ts'
import { ProductEnquiryForm } from '#web/features/enquiries/product-enquiry-form.tsx'
import { ApiError } from '#web/lib/api-client.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResourceView } from '#web/ui/resource-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/**
 * The bike stands in the address, and everything about it is read anew: what a link's navigation state says about
 * name, price and picture is never trusted.
 */
export function loader({ request }: LoaderFunctionArgs): {
  bikeName: string
  bike: Loadable<BikeDetail | null>
} {
  const bikeName = new URL(request.url).searchParams.get('bikeName') ?? ''
  return { bikeName, bike: bikeName ? findBike(bikeName) : null }
}

/** A name we do not know leaves the model to be typed. */
async function findBike(bikeName: string): Promise<BikeDetail | null> {
  try {
    return await loadBike(bikeName)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

export function Component() {
  const { bikeName, bike } = useLoaderData<typeof loader>()
  return (
    <div className="shell pb-12">
      <PageHead
        title={`Book a test ride | ${dealership.name}`}
        description={`Ask ${dealership.name} for a test ride: say which model and colour, and our team calls you back.`}
        canonical={paths.productEnquiry()}
      />
      <PageHeading title="PRODUCT ENQUIRY" intro={texts.bike.priceNote} />
      <ResourceView
        key={bikeName}
        of={bike}
        loading={<Skeleton className="h-[40rem] max-w-xl" />}
        failureText={(error) =>
          texts.modelList.failed(error instanceof Error ? error.message : String(error))
        }
      >
        {(found) => (
          <div className="grid gap-10 md:grid-cols-2">
            <ProductEnquiryForm model={found?.bikeName} />
            {found ? <EnquiredBike bike={found} /> : null}
          </div>
        )}
      </ResourceView>
    </div>
  )
}

function EnquiredBike({ bike }: { bike: BikeDetail }) {
  return (
    <aside
      className="order-first self-start rounded-lg bg-soft p-5 md:order-last md:p-8"
      data-line={bike.category}
    >
      <Picture
        src={bike.image}
        alt={`${bike.name}, seen from the side`}
        width={1280}
        height={960}
        eager
        className="w-full"
      />
      <h2 className="display mt-4 text-2xl">{bike.name}</h2>
      <Price rupees={bike.bikePrice} before="from" after="ex-showroom" />
    </aside>
  )
}

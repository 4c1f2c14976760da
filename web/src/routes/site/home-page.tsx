import { useLoaderData } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue.ts'
import { loadModelCards } from '#web/features/catalogue/load-catalogue.ts'
import { ModelCards } from '#web/features/catalogue/model-cards.tsx'
import { dealership } from '#web/features/dealership/dealership.ts'
import { groupLakhs } from '#web/lib/money.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export function loader(): { models: Loadable<ModelCard[]> } {
  return { models: loadModelCards() }
}

export function Component() {
  const { models } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={`${dealership.name}: motorcycles, scooters and EVs in ${dealership.city}`}
        description={`See every model with its ex-showroom price, book a test ride and find your nearest outlet in ${dealership.city} district.`}
        canonical={paths.home}
      />
      <section className="shell pt-10 pb-8 md:pt-16">
        <h1 className="display max-w-[18ch] text-4xl md:text-6xl">Ride home happy.</h1>
        <p className="mt-4 max-w-[52ch] text-lg text-muted">
          {dealership.city}'s two-wheeler family since {dealership.since}: {dealership.showrooms} showrooms
          and over {groupLakhs(dealership.customers)} riders who came back for their service.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.productEnquiry()} variant="primary" size="large">
            Book test ride
          </ButtonLink>
          <ButtonLink to={paths.motorcycle} size="large">
            See motorcycles
          </ButtonLink>
        </div>
      </section>
      <ModelCards models={models} />
    </>
  )
}

import { useLoaderData } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import type { Offer } from '#contract/content/content.ts'
import { t } from '#contract/wire/language.ts'
import { loadModelCards } from '#web/features/catalogue/load-catalogue.ts'
import { LatestOffer } from '#web/features/offers/latest-offer.tsx'
import { loadLatestOffer } from '#web/features/offers/load-offers.ts'
import { OfferForm } from '#web/features/offers/offer-form.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { deferred, type Loadable, useResource } from '#web/lib/api/resource.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { ModelsLink } from '#web/shop/models-link.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton, SkeletonLines } from '#web/ui/loading/skeleton.tsx'

export function loader(): { offer: Loadable<Offer | null>; models: Loadable<ModelCard[]> } {
  const offer = loadLatestOffer()
  const models = offer.then((latest) => (latest && latest.models.length > 0 ? loadModelCards() : []))
  return { offer, models: deferred(models) }
}

export function Component() {
  const callBack = useCallBack('sendOfferEnquiry')
  const { offer, models } = useLoaderData<typeof loader>()
  const { value: cards = [] } = useResource(models)
  const dealership = useDealership()
  const { value, error } = useResource(offer)
  const hasNone = value === null || (value === undefined && error !== undefined)
  return (
    <PageFrame
      path={paths.offers}
      title={t`Offers in ${dealership.city}`}
      description={t`The latest offer at ${dealership.name} in ${dealership.city}. Ask for it online.`}
      heading={t`Offers`}
      crumb={t`Offers`}
    >
      <Split
        beside={
          <FormCard
            title={hasNone ? t`Ask about our offers` : t`Ask for this offer`}
            intro={hasNone ? undefined : callBack}
          >
            <OfferForm offer={value ?? undefined} hasNone={hasNone} />
          </FormCard>
        }
      >
        <ResourceView
          of={offer}
          loading={<OfferSkeleton />}
          failureText={() => t`Our offers could not be loaded. You can still send the form.`}
        >
          {(latest) => (latest ? <LatestOffer offer={latest} models={cards} /> : <NoOffer />)}
        </ResourceView>
      </Split>
    </PageFrame>
  )
}

function NoOffer() {
  return (
    <EmptyState title={t`No offer right now`} action={<ModelsLink />}>
      {t`Leave your number, and we tell you when the next one begins.`}
    </EmptyState>
  )
}

function OfferSkeleton() {
  return (
    <div role="status" aria-label={t`Loading the offer`} className="grid gap-6">
      <Skeleton className="aspect-1200/630" />
      <SkeletonLines lines={4} />
    </div>
  )
}

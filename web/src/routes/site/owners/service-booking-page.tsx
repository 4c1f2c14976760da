import { useLoaderData } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import type { OtherModel } from '#contract/content/page-lists.ts'
import { t } from '#contract/wire/language.ts'
import { loadModelCards } from '#web/features/catalogue/load-catalogue.ts'
import { loadOtherModels } from '#web/features/page-lists/load-lists.ts'
import { ServiceBookingForm } from '#web/features/service/service-booking-form.tsx'
import { SoldModels } from '#web/features/service/sold-models.tsx'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { telLink } from '#web/lib/phone.ts'
import { formSlots } from '#web/routes/site/catalogue/form-slots.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { CallOut } from '#web/ui/layout/call-out.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// Late, because the form beside it is more important.
const NearYou = late(() => import('#web/features/outlets/near/near-you.tsx'), 'NearYou', {
  fallback: <Skeleton className="h-60" />,
})

const slots = formSlots('service-booking')

const steps = [
  {
    title: t`Pick a day`,
    text: t`Tell us the vehicle and the day that suits you. Leave out what you do not know.`,
  },
  {
    title: t`The time is agreed`,
    text: t`Choose one in the form where it offers times, or we call you and agree on one.`,
  },
  {
    title: t`Bring it, collect it`,
    text: t`We call when your two-wheeler is ready.`,
  },
]

export function loader(): { models: Loadable<ModelCard[]>; others: Loadable<OtherModel[]> } {
  return { models: loadModelCards(), others: loadOtherModels() }
}

export function Component() {
  const { name, city, phones, outlets } = useDealership()
  const { models, others } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      path={paths.serviceBooking}
      title={t`Book a service in ${city}`}
      description={t`Book a free or paid service for your two-wheeler at ${name}: pick a day, and we agree on the time with you.`}
      heading={t`Book for service`}
      crumb={t`Book for service`}
      above={[{ label: t`Services`, to: paths.services }]}
      intro={
        outlets === 1
          ? t`Free and paid services at our workshop.`
          : t`Free and paid services at our workshops.`
      }
    >
      <Split
        formFirst
        beside={
          <FormCard title={t`Your vehicle and your day`}>
            <SoldModels models={models} others={others}>
              {(offered) => <ServiceBookingForm models={offered} slots={slots} />}
            </SoldModels>
          </FormCard>
        }
      >
        <Steps title={t`How it works`} steps={steps} />
        <CallOut
          title={t`Prefer to call?`}
          action={
            <a href={telLink(phones.serviceBooking.number)} className={buttonClasses()}>
              <PhoneIcon />
              <span className="figures">{phones.serviceBooking.number}</span>
            </a>
          }
        >
          {t`The service booking line is answered while the workshop is open.`}
        </CallOut>
        <NearYou title={t`Which workshop is near you?`} reason="service" />
      </Split>
    </PageFrame>
  )
}

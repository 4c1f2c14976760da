import { useLoaderData } from 'react-router-dom'
import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { CareerForm } from '#web/features/enquiries/career-form.tsx'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { PlacePicture } from '#web/shop/place-picture.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// The steps are only to be read, so they need no code until their text changes.
const DealerSteps = late(() => import('./dealer-steps.tsx'), 'DealerSteps', {
  fallback: <Skeleton className="h-96" />,
})

export function loader(): { text: Loadable<Block[]> } {
  return { text: loadPageText('career-steps') }
}

export function Component() {
  const { text } = useLoaderData<typeof loader>()
  const { name, city, district } = useDealership()
  return (
    <PageFrame
      path={paths.career}
      title={t`Careers in sales and service in ${city}`}
      description={t`Work at ${name} in ${district} district: sales, workshop, spare parts and office. Apply with your resume.`}
      heading={t`Careers`}
      crumb={t`Career`}
      above={[{ label: t`About us`, to: paths.aboutUs }]}
      intro={t`We look for people in sales, workshop, spare parts and office.`}
    >
      <Split
        beside={
          <FormCard title={t`Apply`}>
            <CareerForm />
          </FormCard>
        }
      >
        <DealerSteps title={t`How it works`} of={text} />
        <PlacePicture
          place="career"
          sizes="(min-width: 1264px) 620px, (min-width: 1024px) 50vw, 100vw"
          eager
          className="aspect-video w-full rounded-lg bg-soft object-cover object-bottom"
        />
      </Split>
    </PageFrame>
  )
}

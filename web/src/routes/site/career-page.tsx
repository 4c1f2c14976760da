import { t } from '#contract/language.ts'
import { CareerForm } from '#web/features/careers/career-form.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import { FormCard } from '#web/ui/form/form-card.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Split } from '#web/ui/split.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { PageFrame } from './page-frame.tsx'

const steps = [
  { title: t`Send your resume`, text: t`Say which work you would like to do. One page is enough.` },
  { title: t`We talk`, text: t`First on the phone, then at the outlet where you would work.` },
  { title: t`You try it`, text: t`A paid day on the floor or in the workshop, before either of us decides.` },
]

export function Component() {
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
        <Steps title={t`How it goes`} steps={steps} />
        <Picture
          src="/media/pages/career.webp"
          alt={t`A scooter and a motorcycle in the workshop, tools on the wall behind them`}
          width={1200}
          height={900}
          sizes="(min-width: 1264px) 620px, (min-width: 1024px) 50vw, 100vw"
          className="aspect-video w-full rounded-lg bg-soft object-cover object-bottom"
        />
      </Split>
    </PageFrame>
  )
}

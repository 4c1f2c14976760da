import { t } from '#contract/language.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { quietPaths } from '#web/lib/paths.ts'
import { fillIn } from '#web/ui/fill-in.tsx'
import { FormCard } from '#web/ui/form/form-card.tsx'
import { latePart } from '#web/ui/late-part.tsx'
import { Split } from '#web/ui/split.tsx'
import { PageFrame } from './page-frame.tsx'

const StatusForm = latePart(() =>
  import('#web/features/enquiry-status/status-form.tsx').then((module) => module.StatusForm),
)

export function Component() {
  const { phones } = useDealership()
  return (
    <PageFrame
      path={quietPaths.enquiryStatus}
      title={t`Status of your enquiry`}
      description={t`Look up the status of your enquiry with its reference and the last four digits of your number.`}
      heading={t`Status of your enquiry`}
      crumb={t`Your enquiry`}
      intro={t`You got a reference when you sent it. With the last four digits of your number it shows where your enquiry stands.`}
    >
      <meta name="robots" content="noindex" />
      <Split
        beside={
          <FormCard title={t`Look it up`}>
            <StatusForm />
          </FormCard>
        }
      >
        <p className="text-lg">
          {fillIn(t`No reference at hand? Call {number}, and we look it up by your name.`, {
            number: <span className="figures whitespace-nowrap">{phones.sales.number}</span>,
          })}
        </p>
      </Split>
    </PageFrame>
  )
}

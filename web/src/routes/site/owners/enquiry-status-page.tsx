import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { telLink } from '#web/lib/phone.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

const StatusForm = late(() => import('#web/features/enquiries/status-form.tsx'), 'StatusForm', {
  fallback: <Skeleton className="h-96" />,
})

export function Component() {
  const { phones } = useDealership()
  return (
    <PageFrame
      path={paths.enquiryStatus}
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
            number: (
              <a
                href={telLink(phones.sales.number)}
                className="figures font-semibold whitespace-nowrap underline underline-offset-3"
              >
                {phones.sales.number}
              </a>
            ),
          })}
        </p>
      </Split>
    </PageFrame>
  )
}

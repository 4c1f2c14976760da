import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useHandedFields } from '#web/lib/api/late-value.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { SplitPicture } from '#web/shop/place-picture.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { JumpLink } from '#web/ui/layout/jump-link.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// The code for photographs and choices is larger than the page, so it is late; the prerendered markup stays
// until then.
const ExchangeForm = late(() => import('#web/features/enquiries/exchange-form.tsx'), 'ExchangeForm', {
  fallback: <Skeleton className="h-96" />,
})

/** The fields that a link may fill in. */
const handed = ['model']

const steps = [
  {
    title: t`Describe it`,
    text: t`Make, year, kilometres and how it is. Photographs help, and are for us alone.`,
  },
  {
    title: t`See an estimate at once`,
    text: t`From the table that we buy by. It is an estimate: nobody has seen the vehicle yet.`,
  },
  {
    title: t`Bring it`,
    text: t`With registration certificate, insurance and keys. The price we agree on comes off the new one.`,
  },
]

export function Component() {
  const callBack = useCallBack('offerExchange')
  const { name } = useDealership()
  const initial = useHandedFields(handed)
  return (
    <PageFrame
      path={paths.exchange}
      title={t`Exchange your old two-wheeler`}
      description={t`The estimated value of your old two-wheeler at ${name}, at once from make, year, kilometres and condition.`}
      heading={t`Exchange your old two-wheeler`}
      crumb={t`Exchange`}
      above={[{ label: t`Finance`, to: paths.finance }]}
      intro={t`Any make, running or not. See its estimated value against a new one.`}
      actions={<JumpLink to="#form">{t`Go to the form`}</JumpLink>}
    >
      <Split
        beside={
          <FormCard id="form" title={t`Your old vehicle`} intro={callBack}>
            <ExchangeForm initial={initial} />
          </FormCard>
        }
      >
        <Steps title={t`How it works`} steps={steps} />
        <SplitPicture place="network" />
      </Split>
    </PageFrame>
  )
}

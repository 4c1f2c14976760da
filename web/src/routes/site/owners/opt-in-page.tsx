import { t } from '#contract/wire/language.ts'
import { OptInForm } from '#web/features/enquiries/opt-in-form.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { PlaceFilm } from '#web/shop/place-picture.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { CheckIcon } from '#web/ui/icon/sign.tsx'
import { Split } from '#web/ui/layout/split.tsx'

const reasons = [
  t`A reminder before each service falls due`,
  t`A reminder before insurance, AMC or warranty ends`,
  t`Offers and camps at the outlet nearest to you`,
]

export function Component() {
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.optIn}
      title={t`Updates by message: opt in`}
      description={t`Choose how ${dealership.name} may write to you about services, renewals and offers: RCS, SMS, voice call, e-mail or WhatsApp.`}
      heading={t`Opt in to our messages`}
      crumb={t`Opt in`}
      intro={t`You choose the channels. We write when it matters to your two-wheeler.`}
    >
      <Split
        beside={
          <FormCard title={t`Your vehicle and your channels`}>
            <OptInForm />
          </FormCard>
        }
      >
        <PlaceFilm place="opt-in" />
        <ul className="grid gap-3">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-3 text-lg">
              <CheckIcon className="mt-1 text-success" />
              {reason}
            </li>
          ))}
        </ul>
      </Split>
    </PageFrame>
  )
}

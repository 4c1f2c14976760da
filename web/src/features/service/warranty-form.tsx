import { useEffect, useMemo, useState } from 'react'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useHandedVehicle } from '#web/shop/handed-vehicle.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormScreen, Outcome } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { StatusBanner } from '#web/ui/loading/status-banner.tsx'
import type { FormModels } from './sold-models.tsx'
import { modelFields, ownerWithEmail, registrationNumber, yearOfPurchase } from './vehicle-fields.ts'

/** The form, which does not insist on the vehicle. */
const definitionFor = (models: FormModels): FormScreen<FormBody<'sendWarrantyEnquiry'>> => ({
  ...publicForm('sendWarrantyEnquiry', { title: t`Warranty enquiry`, success: texts.warranty.success }),
  id: 'warranty',
  fields: [
    ...[...modelFields(models), yearOfPurchase, registrationNumber].map((field) => ({
      ...field,
      optional: true,
    })),
    ...ownerWithEmail,
  ],
  submitLabel: t`Send enquiry`,
  refusal: texts.warranty.required,
  failureText: ({ code }) => (code === 'network' ? texts.warranty.network : texts.warranty.failure),
})

/**
 * Milliseconds for which the banner stays. Storefront section 4 wants the outcome in a banner and not in a
 * toast.
 */
const bannerMs = 3000

export function WarrantyForm({ models }: { models: FormModels }) {
  const definition = useMemo(() => definitionFor(models), [models])
  const initial = useHandedVehicle()
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), bannerMs)
    return () => clearTimeout(timer)
  }, [outcome])

  return (
    <LateForm
      definition={definition}
      initial={initial}
      tell={setOutcome}
      after={(startOver, callBack) => (
        <div className="grid gap-5">
          <StatusBanner outcome={outcome} />
          <SentPanel
            title={t`We have your enquiry`}
            ways={<ButtonLink to={paths.extendedWarrantyPlus}>{t`See Extended Warranty Plus`}</ButtonLink>}
            againLabel={t`Ask for another vehicle`}
            onAgain={startOver}
          >
            {callBack} {t`On the phone we tell you the plans that your vehicle can still have.`}
          </SentPanel>
        </div>
      )}
    >
      <StatusBanner outcome={outcome} />
    </LateForm>
  )
}

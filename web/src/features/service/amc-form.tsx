import { useMemo } from 'react'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useHandedVehicle } from '#web/shop/handed-vehicle.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import type { FormModels } from './sold-models.tsx'
import { modelFields, ownerWithEmail, registrationNumber, yearOfPurchase } from './vehicle-fields.ts'

const definitionFor = (models: FormModels): FormScreen<FormBody<'sendAmcEnquiry'>> => ({
  ...publicForm('sendAmcEnquiry', { title: t`AMC enquiry`, success: texts.amc.success }),
  id: 'amc',
  fields: [...modelFields(models), yearOfPurchase, registrationNumber, ...ownerWithEmail],
  submitLabel: t`Send enquiry`,
  refusal: texts.amc.required,
  successText: ({ message }) => message || texts.amc.success,
  failureText: ({ code }) => (code === 'network' ? texts.amc.network : texts.amc.failure),
})

/** The form for an annual maintenance contract; everything but the message is required. */
export function AmcForm({ models }: { models: FormModels }) {
  const definition = useMemo(() => definitionFor(models), [models])
  const initial = useHandedVehicle()
  return (
    <LateForm
      definition={definition}
      initial={initial}
      after={(startOver, callBack) => (
        <SentPanel
          title={texts.amc.success}
          ways={<ButtonLink to={paths.serviceBooking}>{t`Book a service`}</ButtonLink>}
          againLabel={t`Ask for another vehicle`}
          onAgain={startOver}
        >
          {callBack} {t`On the phone we tell you the price for your model and the papers to bring.`}
        </SentPanel>
      )}
    />
  )
}

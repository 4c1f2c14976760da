import { useMemo } from 'react'
import { anotherModel, serviceTypes, serviceTypeWords } from '#contract/enquiries/choices.ts'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useHandedVehicle } from '#web/shop/handed-vehicle.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import type { FormSlots } from '#web/ui/form/send/form-slots.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import type { FormModels } from './sold-models.tsx'
import { modelFields, owner, registrationNumber, yearOfPurchase } from './vehicle-fields.ts'

/** No field is required, because the workshop calls back about missing facts, storefront section 5. */
const definitionFor = (models: FormModels): FormScreen<FormBody<'bookService'>> => ({
  ...publicForm('bookService', { title: t`Service booking`, success: texts.service.success }),
  id: 'service-booking',
  requiresNothing: true,
  fields: [
    ...modelFields(models),
    yearOfPurchase,
    {
      kind: 'radio',
      name: 'serviceType',
      label: t`Service type`,
      choices: serviceTypes,
      words: serviceTypeWords,
    },
    registrationNumber,
    { kind: 'date', name: 'bookingDate', label: t`Booking date`, maxLength: limits.short },
    ...owner,
  ],
  submitLabel: t`Book service`,
  // Free services come with the papers of a vehicle of this make; a name that was typed may be any other.
  oddTogether: ({ model, serviceType }) =>
    model === anotherModel && serviceType === 'Free'
      ? [
          {
            field: 'serviceType',
            words: t`A free service is for a vehicle of the make that we sell, within its service booklet. Is yours one?`,
            isEmpty: false,
          },
        ]
      : [],
  failureText: ({ code, message }) =>
    code === 'network' ? texts.service.network : texts.service.failure(message),
})

interface ServiceBookingFormProps {
  models: FormModels
  slots: FormSlots
}

export function ServiceBookingForm({ models, slots }: ServiceBookingFormProps) {
  const definition = useMemo(() => definitionFor(models), [models])
  const initial = useHandedVehicle()
  return (
    <LateForm
      definition={definition}
      initial={initial}
      after={(startOver, callBack, { time, sent }) => (
        <SentPanel
          booked={time && slots.time(time)}
          title={texts.service.success}
          ways={<ButtonLink to={paths.networks}>{t`Find an outlet`}</ButtonLink>}
          againLabel={t`Book another vehicle`}
          onAgain={startOver}
        >
          {[
            time ? '' : t`No time is booked yet.`,
            ...(time?.appointment
              ? []
              : [
                  callBack,
                  sent.bookingDate
                    ? t`On the phone we agree on the hour.`
                    : t`On the phone we agree on a day and hour.`,
                ]),
            sent.serviceType === 'Free' ? t`Please bring the service booklet for a free service.` : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </SentPanel>
      )}
    >
      {slots.part}
    </LateForm>
  )
}

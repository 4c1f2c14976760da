import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { notificationChannels } from '#domain/enquiries/notification-channels.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'

const definition: FormScreen<FormBody<'sendOptIn'>> = {
  ...publicForm('sendOptIn', { title: t`Opt-in`, success: texts.optIn.success }),
  id: 'opt-in',
  fields: [
    {
      kind: 'text',
      name: 'registration',
      label: t`Registration number`,
      hint: t`As on the plate: OD 05 AB 1234`,
      maxLength: limits.short,
    },
    { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
    { kind: 'tel', name: 'mobile', label: t`Mobile`, maxLength: limits.mobile, autoComplete: 'tel' },
    {
      kind: 'checkboxes',
      name: 'notifications',
      label: t`How may we write to you?`,
      all: { name: 'all', label: t`All` },
      boxes: notificationChannels,
    },
  ],
  submitLabel: t`Opt in`,
  failureText: ({ code, message }) =>
    code === 'network' ? texts.optIn.network : texts.optIn.failure(message),
}

/** The form on which customers choose the channels the dealer may use. */
export function OptInForm() {
  return (
    <LateForm
      definition={definition}
      after={(startOver) => (
        <SentPanel
          title={texts.optIn.success}
          ways={<ButtonLink to={paths.serviceBooking}>{t`Book a service`}</ButtonLink>}
          againLabel={t`Add another vehicle`}
          onAgain={startOver}
        >
          {t`We write to you only on the channels you chose, about services and renewals. Tell us at any time to stop.`}
        </SentPanel>
      )}
    />
  )
}

import type { FormBody } from '#contract/forms.ts'
import { t } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { notificationChannels } from '#contract/notification-channels.ts'
import { texts } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormDefinition } from '#web/ui/form/form-definition.ts'
import { LateForm } from '#web/ui/form/late-form.tsx'
import { publicForm } from '#web/ui/form/public-form.ts'
import { SentPanel } from '#web/ui/form/sent-panel.tsx'

const definition: FormDefinition<FormBody<'sendOptIn'>> = {
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

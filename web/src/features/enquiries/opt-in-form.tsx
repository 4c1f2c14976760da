import { useMemo } from 'react'
import type { FormBody } from '#contract/enquiries/forms.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { notificationChannels } from '#domain/enquiries/notification-channels.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'

const definitionFor = (parts: ShownParts): FormScreen<FormBody<'sendOptIn'>> => ({
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
      boxes: notificationChannels.filter(({ name }) => !isOff(parts, name)),
    },
  ],
  submitLabel: t`Opt in`,
  failureText: ({ code, message }) =>
    code === 'network' ? texts.optIn.network : texts.optIn.failure(message),
})

/** The form on which customers choose the channels the dealer may use, of those that are on. */
export function OptInForm() {
  const { parts } = useDealership()
  const definition = useMemo(() => definitionFor(parts), [parts])
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

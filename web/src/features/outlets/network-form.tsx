import { useMemo } from 'react'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormScreen, Outcome } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'

const definitionFor = (district: string): FormScreen<FormBody<'applyForNetwork'>> => ({
  ...publicForm('applyForNetwork', { title: t`Network application`, success: texts.network.success }),
  id: 'network',
  fields: [
    { kind: 'text', name: 'location', label: t`Location (for ${district} District)`, maxLength: limits.name },
    { kind: 'textarea', name: 'address', label: t`Address`, maxLength: limits.address },
    { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
    { kind: 'tel', name: 'mobile', label: t`Mobile`, maxLength: limits.mobile, autoComplete: 'tel' },
  ],
  submitLabel: t`Apply`,
  failureText: ({ code, message }) => (code === 'network' ? texts.network.network : message),
})

/**
 * Shows refusals of the server in the browser's own alert, storefront section 8; everything else in toasts.
 */
function tell(outcome: Outcome): void {
  if (outcome.kind === 'failure' && outcome.error.code !== 'network') window.alert(outcome.text)
  else void import('#web/ui/form/send/use-send-form.ts').then(({ tellByToast }) => tellByToast(outcome))
}

/** The form to become a partner of the network; all four fields are required. */
export function NetworkForm() {
  const { district } = useDealership()
  const definition = useMemo(() => definitionFor(district), [district])
  return (
    <LateForm
      definition={definition}
      tell={tell}
      after={(startOver, callBack) => (
        <SentPanel
          title={texts.network.success}
          ways={<ButtonLink to={paths.networks}>{t`See our outlets`}</ButtonLink>}
          againLabel={t`Name another location`}
          onAgain={startOver}
        >
          {callBack} {t`On the phone we tell you what comes next.`}
        </SentPanel>
      )}
    />
  )
}

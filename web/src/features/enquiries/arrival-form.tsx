import { useMemo } from 'react'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'

interface ArrivalFormProps {
  bikeName: string
  variant: string | undefined
  colour: string | undefined
}

const definition: FormScreen<FormBody<'askForArrival'>> = {
  ...publicForm('askForArrival', { title: t`Tell me when it is here`, success: texts.arrival.success }),
  id: 'arrival',
  fields: [
    { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
    { kind: 'tel', name: 'mobile', label: t`Mobile number`, maxLength: limits.mobile, autoComplete: 'tel' },
    {
      kind: 'email',
      name: 'email',
      label: t`E-mail`,
      maxLength: limits.email,
      autoComplete: 'email',
      optional: true,
    },
    {
      kind: 'agreement',
      name: 'mayTell',
      label: t`You may call me or write to me when one is here.`,
      refusal: t`Please allow it: it is how we tell you.`,
    },
  ],
  submitLabel: t`Tell me`,
  failureText: ({ message }) => message || texts.arrival.failure,
}

/** The form of a visitor who wants to be told when a model comes; what they wait for stands beside it. */
export function ArrivalForm({ bikeName, variant = '', colour = '' }: ArrivalFormProps) {
  const awaited = useMemo(
    () => ({ ...definition, beside: { model: bikeName, variant, colour } }),
    [bikeName, variant, colour],
  )
  return (
    <LateForm
      definition={awaited}
      after={(startOver, callBack) => (
        <SentPanel
          title={texts.arrival.success}
          ways={
            <ButtonLink to={paths.viewDetails(bikeName, undefined, { variant, colour })}>
              {t`Back to the model`}
            </ButtonLink>
          }
          againLabel={t`Send another enquiry`}
          onAgain={startOver}
        >
          {callBack}
        </SentPanel>
      )}
    />
  )
}

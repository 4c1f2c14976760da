import { useMemo } from 'react'
import type { OtherModel } from '#contract/content/page-lists.ts'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { paths } from '#web/lib/address/paths.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FieldDefinition, FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

/** No field is required; a given e-mail address or number must have the right shape, storefront section 5. */
const definitionFor = (models: readonly OtherModel[]): FormScreen<FormBody<'joinJoyClub'>> => ({
  ...publicForm('joinJoyClub', { title: t`Club enquiry`, success: texts.joyClub.success }),
  id: 'joy-club',
  requiresNothing: true,
  fields: [
    { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
    { kind: 'numeric', name: 'mobile', label: t`Contact`, maxLength: limits.mobile, autoComplete: 'tel' },
    { kind: 'email', name: 'email', label: t`E-mail`, maxLength: limits.email, autoComplete: 'email' },
    modelField(models),
    { kind: 'text', name: 'regNo', label: t`Registration number`, maxLength: limits.short },
    { kind: 'text', name: 'purchaseYear', label: t`Year of purchase`, maxLength: limits.short },
    { kind: 'textarea', name: 'message', label: t`Message`, maxLength: limits.message, optional: true },
  ],
  submitLabel: t`ENQUIRE NOW`,
  failureText: ({ code }) => (code === 'network' ? texts.joyClub.network : texts.joyClub.failure),
})

/** The models of the club, or a text where the dealer lists none. */
function modelField(models: readonly OtherModel[]): FieldDefinition {
  const field = { name: 'model', label: t`Model` }
  if (models.length === 0) return { ...field, kind: 'text', maxLength: limits.model }
  const choices = models.map(({ code, name }) => ({ value: code, label: name }))
  return { ...field, kind: 'select', choices, placeholder: t`Choose your model` }
}

export function ClubForm({ others }: { others: Loadable<OtherModel[]> }) {
  const { value, error } = useResource(others)
  const definition = useMemo(
    () => definitionFor((value ?? []).filter(({ form }) => form === 'club')),
    [value],
  )
  // A draft is put back only once, so the choices must be there before the form is.
  if (!value && error === undefined) return <Skeleton className="h-96" />
  return (
    <LateForm
      definition={definition}
      after={(startOver, callBack) => (
        <SentPanel
          title={texts.joyClub.success}
          ways={<ButtonLink to={paths.serviceBooking}>{t`Book a service`}</ButtonLink>}
          againLabel={t`Send another enquiry`}
          onAgain={startOver}
        >
          {callBack} {t`On the phone we tell you what the club offers and how you join.`}
        </SentPanel>
      )}
    />
  )
}

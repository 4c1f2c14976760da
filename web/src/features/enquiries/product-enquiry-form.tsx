import { useMemo } from 'react'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { colourWords } from '#domain/enquiries/enquiry-colours.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FieldDefinition, FormScreen } from '#web/ui/form/send/form-screen.ts'
import type { FormSlots } from '#web/ui/form/send/form-slots.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { mayCall, noEmail } from '#web/ui/form/send/reach-fields.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { colourChoices, type OwnColour } from './colour-choices.ts'

interface ProductEnquiryFormProps {
  /** The bike that the form is locked to. */
  model: string | undefined
  /** The chosen variant, where the bike has variants. */
  variant?: string | undefined
  /** The colour that was chosen on the bike's page. */
  colour?: string | undefined
  /** Names to choose from while the form is locked to no bike. */
  models: readonly string[]
  /** The bike's own colours. */
  colours: readonly OwnColour[]
  slots: FormSlots
}

/** Storefront section 2, "Test ride / Product Enquiry"; rules of section 5, texts of section 8. */
export function ProductEnquiryForm(props: ProductEnquiryFormProps) {
  const { model, variant, colour, models, colours, slots } = props
  const hasVariant = variant !== undefined
  const definition = useMemo(() => definitionOf(models, colours, hasVariant), [models, colours, hasVariant])
  return (
    <LateForm
      definition={definition}
      initial={{ model, variant, color: colour }}
      locked={model ? ['model', 'variant'] : []}
      after={(startOver, callBack, { time }) => (
        <SentPanel
          booked={time && slots.time(time)}
          title={texts.productEnquiry.success}
          ways={<ButtonLink to={paths.home}>{t`Back to the home page`}</ButtonLink>}
          againLabel={t`Send another enquiry`}
          onAgain={startOver}
        >
          {[
            time ? '' : t`No time is booked yet.`,
            time?.appointment ? '' : callBack,
            t`Please bring your driving licence to the ride.`,
          ].join(' ')}
        </SentPanel>
      )}
    >
      {slots.part}
    </LateForm>
  )
}

function definitionOf(
  models: readonly string[],
  colours: readonly OwnColour[],
  hasVariant: boolean,
): FormScreen<FormBody<'sendProductEnquiry'>> {
  return {
    ...publicForm('sendProductEnquiry', { title: t`Product enquiry`, success: texts.productEnquiry.success }),
    id: 'product-enquiry',
    submitLabel: t`SUBMIT`,
    fields: fieldsOf(models, colours, hasVariant),
    failureText: () => texts.productEnquiry.failure,
  }
}

function fieldsOf(
  models: readonly string[],
  colours: readonly OwnColour[],
  hasVariant: boolean,
): FieldDefinition[] {
  const variant: FieldDefinition = {
    kind: 'text',
    name: 'variant',
    label: t`VARIANT`,
    maxLength: limits.model,
  }
  return [
    { kind: 'text', name: 'name', label: t`YOUR NAME`, maxLength: limits.name, autoComplete: 'name' },
    {
      kind: 'email',
      name: 'emailId',
      label: t`EMAIL ADDRESS`,
      maxLength: limits.email,
      autoComplete: 'email',
      none: noEmail,
    },
    {
      kind: 'numeric',
      name: 'mobileNo',
      label: t`CONTACT NUMBER`,
      maxLength: limits.mobile,
      autoComplete: 'tel',
    },
    {
      kind: 'text',
      name: 'model',
      label: t`SELECT MODEL YOU WANT`,
      maxLength: limits.model,
      suggestions: models,
    },
    ...(hasVariant ? [variant] : []),
    {
      kind: 'select',
      name: 'color',
      label: t`SELECT COLOUR`,
      choices: colourChoices(colours),
      words: colourWords,
      placeholder: t`Choose a colour`,
    },
    {
      kind: 'textarea',
      name: 'message',
      label: t`YOUR MESSAGE FOR US`,
      maxLength: limits.message,
      optional: true,
    },
    {
      kind: 'agreement',
      name: 'agree',
      label: t`I agree to the terms and conditions.`,
      isOfTerms: true,
      refusal: t`Please agree to the terms to go on.`,
    },
    mayCall,
  ]
}

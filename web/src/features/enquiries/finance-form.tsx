import { useMemo } from 'react'
import type { Variant } from '#contract/catalogue/catalogue.ts'
import type { FormBody } from '#contract/enquiries/forms.ts'
import {
  addressProofWords,
  identityProofWords,
  poaChoices,
  poiChoices,
} from '#contract/enquiries/proof-choices.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FieldDefinition, FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import type { Handed } from '#web/ui/form/values/typed-values.ts'

interface FinanceFormProps {
  /** Names of the models, which the form suggests while the visitor types. */
  models: readonly string[]
  /** The model from whose page the visitor comes, its chosen variant, and its variants. */
  model?: string | undefined
  variant?: string | undefined
  variants?: readonly Variant[] | undefined
  /** The price of a variant (rupees, ex-showroom) in words, of the kind that the page names. */
  priceOf?: ((rupees: number) => string) | undefined
  /** The loan in rupees: from the EMI calculator, or else the price. */
  loan?: number | undefined
  /** The values that the visitor chose by a press on this page. */
  asked?: Handed | undefined
}

/** The contact number alone is checked, for digits, storefront section 5. */
function definitionFor(
  models: readonly string[],
  variants: readonly Variant[],
  priceOf: (rupees: number) => string,
): FormScreen<FormBody<'sendFinanceEnquiry'>> {
  const variant: FieldDefinition = {
    kind: 'select',
    name: 'variant',
    label: t`Variant`,
    choices: variants.map(({ name, price }) => ({ value: name, label: `${name}, ${priceOf(price)}` })),
    placeholder: t`No variant`,
    optional: true,
  }
  return {
    ...publicForm('sendFinanceEnquiry', { title: t`Finance enquiry`, success: texts.finance.success }),
    id: 'finance',
    requiresNothing: true,
    fields: [
      { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
      { kind: 'email', name: 'email', label: t`E-mail`, maxLength: limits.email, autoComplete: 'email' },
      {
        kind: 'numeric',
        name: 'contact',
        label: t`Contact`,
        hint: t`Digits only`,
        maxLength: limits.mobile,
        autoComplete: 'tel-national',
        digitsOnly: true,
      },
      { kind: 'text', name: 'model', label: t`Model`, maxLength: limits.model, suggestions: models },
      ...(variants.length > 0 ? [variant] : []),
      { kind: 'numeric', name: 'loanAmount', label: t`Loan amount in rupees`, maxLength: limits.short },
      {
        kind: 'select',
        name: 'selectedPOA',
        label: t`Proof of address (POA)`,
        choices: poaChoices,
        words: addressProofWords,
        placeholder: t`Choose one`,
        optional: true,
      },
      {
        kind: 'select',
        name: 'selectedPOI',
        label: t`Proof of identity (POI)`,
        choices: poiChoices,
        words: identityProofWords,
        placeholder: t`Choose one`,
        optional: true,
      },
      { kind: 'textarea', name: 'message', label: t`Message`, maxLength: limits.message, optional: true },
      {
        kind: 'checkbox',
        name: 'agreed',
        label: t`I agree that you may pass my details to a lender to check this loan.`,
      },
    ],
    submitLabel: t`Send enquiry`,
    failureText: ({ code, message }) =>
      code === 'network' ? texts.finance.network : texts.finance.failure(message),
  }
}

const none: readonly Variant[] = []

export function FinanceForm(props: FinanceFormProps) {
  const { models, model, variant, variants = none, priceOf = formatRupees, loan, asked } = props
  const definition = useMemo(() => definitionFor(models, variants, priceOf), [models, variants, priceOf])
  return (
    <LateForm
      definition={definition}
      initial={{ model, variant, loanAmount: loan ? String(loan) : undefined }}
      asked={asked}
      after={(startOver, callBack) => (
        <SentPanel
          title={texts.finance.success}
          ways={<ButtonLink to={paths.networks}>{t`Find an outlet`}</ButtonLink>}
          againLabel={t`Send another enquiry`}
          onAgain={startOver}
        >
          {callBack} {t`Please keep your papers at hand.`}
        </SentPanel>
      )}
    />
  )
}

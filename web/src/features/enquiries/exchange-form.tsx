import { memo, useMemo } from 'react'
import {
  conditionWords,
  exchangeConditions,
  exchangePapers,
  paperWords,
} from '#contract/enquiries/exchange-choices.ts'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import type { Estimate } from '#domain/enquiries/exchange-estimate.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useSoldNames } from '#web/shop/sold-names.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PhotosField } from '#web/ui/form/controls/photos-field.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { modelField } from '#web/ui/form/send/person-fields.ts'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { EstimateLine, estimateOf, rangeWords } from './estimate-line.tsx'
import { useExchangeValues } from './use-exchange-values.ts'

function definitionFor(
  models: readonly string[],
  makes: readonly string[],
  oldModels: readonly string[],
): FormScreen<FormBody<'offerExchange'>> {
  return {
    ...publicForm('offerExchange', { title: t`Exchange`, success: texts.exchange.success }),
    id: 'exchange',
    fields: [
      { kind: 'text', name: 'make', label: t`Make`, maxLength: limits.short, suggestions: makes },
      { kind: 'text', name: 'oldModel', label: t`Model`, maxLength: limits.model, suggestions: oldModels },
      { kind: 'numeric', name: 'year', label: t`Year bought`, maxLength: 4, isHalf: true },
      { kind: 'numeric', name: 'kilometres', label: t`Kilometres`, maxLength: 9, isHalf: true },
      {
        kind: 'radio',
        name: 'condition',
        label: t`How is it?`,
        choices: exchangeConditions,
        words: conditionWords,
      },
      {
        kind: 'select',
        name: 'papers',
        label: t`Papers`,
        hint: t`Registration certificate, insurance, PUC`,
        choices: exchangePapers,
        words: paperWords,
        placeholder: t`Choose one`,
      },
      {
        kind: 'part',
        name: 'photos',
        label: t`Photographs`,
        hint: t`Up to four: both sides, the meter, what is damaged.`,
        optional: true,
        Part: PhotosField,
      },
      modelField(models, t`Which new one do you want?`),
      {
        kind: 'textarea',
        name: 'message',
        label: t`Anything else`,
        maxLength: limits.message,
        optional: true,
      },
      { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
      { kind: 'tel', name: 'mobile', label: t`Mobile number`, maxLength: limits.mobile, autoComplete: 'tel' },
    ],
    submitLabel: t`Send the details`,
    failureText: ({ message }) => message || texts.exchange.failure,
  }
}

/**
 * The form for an old vehicle that is offered in exchange; an estimate stands there while the visitor fills
 * the form in.
 */
export const ExchangeForm = memo(function ExchangeForm({
  initial,
}: {
  initial: Record<string, string | undefined>
}) {
  const models = useSoldNames()
  const values = useExchangeValues()
  const definition = useMemo(() => {
    const makes = (values ?? []).map(({ name }) => name)
    const oldModels = (values ?? []).map(({ model }) => model).filter(Boolean)
    return definitionFor(models, [...new Set(makes)], oldModels)
  }, [models, values])
  return (
    <LateForm
      definition={definition}
      initial={initial}
      after={(startOver, callBack, { sent }) => (
        <SentPanel
          title={texts.exchange.success}
          ways={<ButtonLink to={paths.productEnquiry()}>{t`Book a test ride`}</ButtonLink>}
          againLabel={t`Send another vehicle`}
          onAgain={startOver}
        >
          <SentEstimate estimate={estimateOf(sent, values ?? [])?.estimate} />
          {callBack} {t`Bring the vehicle and its papers: what we pay is agreed when we have seen it.`}
        </SentPanel>
      )}
    >
      <EstimateLine values={values} />
    </LateForm>
  )
})

/** The estimate that the visitor saw beside the form, which is gone from there. */
function SentEstimate({ estimate }: { estimate: Estimate | undefined }) {
  if (!estimate) return null
  return (
    <span className="block pb-3">
      <span className="block text-sm text-muted">{t`Estimated value`}</span>
      <span className="figures block text-xl font-bold">{rangeWords(estimate)}</span>
    </span>
  )
}

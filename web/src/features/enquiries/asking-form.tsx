import { memo, type ReactNode, useMemo } from 'react'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import type { VisitReason } from '#domain/outlets/nearest-outlet.ts'
import { paths } from '#web/lib/address/paths.ts'
import { outletNear } from '#web/shop/places/outlet-near.ts'
import { useSoldNames } from '#web/shop/sold-names.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FieldDefinition, FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { askerFields, modelField } from '#web/ui/form/send/person-fields.ts'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'

/** The forms of questions, by the names of the contract. */
export type AskingForm = 'askForPart' | 'askWorkshop' | 'askShowroom'

interface Asking {
  id: string
  /** The department that answers. */
  department: VisitReason
  title: string
  words: { success: string; failure: string }
  /** The fields of the question, which stand before those of the visitor. */
  question: (models: readonly string[]) => readonly FieldDefinition[]
  submitLabel: string
  next: string
  way: ReactNode
}

const question: FieldDefinition = {
  kind: 'textarea',
  name: 'message',
  label: t`Your question`,
  maxLength: limits.message,
}

/** The differences between the forms of questions. */
const askings: Record<AskingForm, Asking> = {
  askForPart: {
    id: 'spare-part',
    department: 'spares',
    title: t`Question about a part`,
    words: texts.sparePart,
    question: (models) => [
      {
        kind: 'text',
        name: 'accessory',
        label: t`Part or accessory`,
        hint: t`Its name, or what it does`,
        maxLength: limits.title,
      },
      { kind: 'text', name: 'partNumber', label: t`Part number`, maxLength: limits.short, optional: true },
      modelField(models, t`For which model`),
      {
        kind: 'textarea',
        name: 'message',
        label: t`Anything else`,
        maxLength: limits.message,
        optional: true,
      },
    ],
    submitLabel: t`Ask for this part`,
    next: t`We look whether it is in stock, and tell you the price and the day.`,
    way: <ButtonLink to={paths.serviceBooking}>{t`Book a service`}</ButtonLink>,
  },
  askWorkshop: {
    id: 'service-enquiry',
    department: 'service',
    title: t`Question to the workshop`,
    words: texts.serviceEnquiry,
    question: (models) => [question, modelField(models, t`Your vehicle`)],
    submitLabel: t`Ask the workshop`,
    next: t`A mechanic reads it first, so the answer may be a question.`,
    way: <ButtonLink to={paths.serviceBooking}>{t`Book a service`}</ButtonLink>,
  },
  askShowroom: {
    id: 'sales-enquiry',
    department: 'sales',
    title: t`Question to the showroom`,
    words: texts.salesEnquiry,
    question: (models) => [
      modelField(models, t`Which model`),
      { ...question, optional: true, hint: t`Price, finance, delivery: whatever you want to know` },
    ],
    submitLabel: t`Ask the showroom`,
    next: t`We have your enquiry before us when we call.`,
    way: <ButtonLink to={paths.productEnquiry()}>{t`Book a test ride`}</ButtonLink>,
  },
}

function definitionFor<Name extends AskingForm>(
  name: Name,
  models: readonly string[],
): FormScreen<FormBody<Name>> {
  const { id, department, title, words, question, submitLabel } = askings[name]
  return {
    ...publicForm(name, { title, success: words.success }),
    id,
    fields: [...question(models), ...askerFields],
    outletOf: ({ pinCode }) => outletNear(pinCode, department),
    submitLabel,
    failureText: ({ message }) => message || words.failure,
  }
}

interface QuestionFormProps {
  name: AskingForm
  /** The values that a link filled in, by the names of the fields. */
  initial: Record<string, string | undefined>
}

/** A question about a part, to the workshop or to the showroom. */
export const QuestionForm = memo(function QuestionForm({ name, initial }: QuestionFormProps) {
  const models = useSoldNames()
  const definition = useMemo(() => definitionFor(name, models), [name, models])
  const { words, next, way } = askings[name]
  return (
    <LateForm
      definition={definition}
      initial={initial}
      after={(startOver, callBack) => (
        <SentPanel title={words.success} ways={way} againLabel={t`Ask something else`} onAgain={startOver}>
          {callBack} {next}
        </SentPanel>
      )}
    />
  )
})

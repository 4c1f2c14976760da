import type { askAboutData, DataWish } from '#contract/privacy/data-requests.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import type { FieldDefinition, Outcome } from '#web/ui/form/send/form-screen.ts'

export type DataAnswer = AnswerOf<typeof askAboutData>

const wishes: Readonly<Record<DataWish, string>> = {
  copy: t`A copy of my details`,
  correction: t`A correction`,
  erasure: t`Erase my details`,
  withdrawal: t`No more messages`,
  complaint: t`A complaint`,
}

/** The fields of a request about one's own details, whichever way the visitor shows who asks. */
export const wishFields: readonly FieldDefinition[] = [
  {
    kind: 'radio',
    name: 'wish',
    label: t`What do you wish?`,
    choices: Object.keys(wishes),
    words: (wish) => Object.entries(wishes).find(([name]) => name === wish)?.[1] ?? wish,
  },
  {
    kind: 'textarea',
    name: 'message',
    label: t`Anything we should know`,
    maxLength: limits.message,
    optional: true,
  },
]

/** Tells by a toast what no field can say; an answer stands on the page. */
export function tellFailure(outcome: Outcome): void {
  if (outcome.kind === 'success' || Object.keys(outcome.error.fields).length > 0) return
  void import('#web/ui/form/send/use-send-form.ts').then(({ tellByToast }) => tellByToast(outcome))
}

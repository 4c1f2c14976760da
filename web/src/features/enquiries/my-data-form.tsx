import { useState } from 'react'
import type { z } from 'zod'
import type { askAboutData, DataWish, dataQuestion } from '#contract/privacy/data-requests.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { formatDay } from '#web/lib/dates.ts'
import type { FormScreen, Outcome } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { proofFields } from '#web/ui/form/send/proof-fields.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'

type Question = z.output<typeof dataQuestion>
type Answer = AnswerOf<typeof askAboutData>

const wishes: Readonly<Record<DataWish, string>> = {
  copy: t`A copy of my details`,
  correction: t`A correction`,
  erasure: t`Erase my details`,
  withdrawal: t`No more messages`,
  complaint: t`A complaint`,
}

const definition: FormScreen<Question, Answer> = {
  id: 'my-data',
  fields: [
    ...proofFields,
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
  ],
  submitLabel: t`Send request`,
  loadSchema: async () => (await import('#contract/privacy/data-requests.ts')).dataQuestion,
  send: (body, options) => callApi('askAboutData', { body }, options),
  successText: ({ message }) => message,
  failureText: ({ message }) => message,
}

/** Tells by a toast what no field can say; the answer stands on the page. */
function tell(outcome: Outcome): void {
  if (outcome.kind === 'success' || Object.keys(outcome.error.fields).length > 0) return
  void import('#web/ui/form/send/use-send-form.ts').then(({ tellByToast }) => tellByToast(outcome))
}

const answeredWords = (day: string) => t`We answer by ${day} at the latest, on the number of your enquiry.`

/** Takes a request about one's own details, and says until when it is answered. */
export function MyDataForm() {
  const [answer, setAnswer] = useState<Answer>()
  return (
    <LateForm
      definition={definition}
      tell={tell}
      onSent={setAnswer}
      after={(startOver) =>
        answer ? (
          <SentPanel title={answer.message} againLabel={t`Ask for something else`} onAgain={startOver}>
            {answeredWords(formatDay(answer.answeredBy))}
          </SentPanel>
        ) : null
      }
    />
  )
}

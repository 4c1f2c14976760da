import { useState } from 'react'
import type { z } from 'zod'
import type { dataQuestion } from '#contract/privacy/data-requests.ts'
import { t } from '#contract/wire/language.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { NoticeFold } from '#web/ui/form/send/notice-fold.tsx'
import { proofFields } from '#web/ui/form/send/proof-fields.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { type DataAnswer, tellFailure, wishFields } from './data-wish-fields.ts'
import { MyDataByCode } from './my-data-by-code.tsx'

type Question = z.output<typeof dataQuestion>

const definition: FormScreen<Question, DataAnswer> = {
  id: 'my-data',
  fields: [...proofFields, ...wishFields],
  submitLabel: t`Send request`,
  loadSchema: async () => (await import('#contract/privacy/data-requests.ts')).dataQuestion,
  send: (body, options) => callApi('askAboutData', { body }, options),
  successText: ({ message }) => message,
  failureText: ({ message }) => message,
}

const answeredWords = (day: string) => t`We answer by ${day} at the latest, on the number of your enquiry.`

/**
 * Takes a request about one's own details, and says until when it is answered. Who has no reference shows by
 * a code that an e-mail address is theirs.
 */
export function MyDataForm() {
  const [answer, setAnswer] = useState<DataAnswer>()
  const [isByCode, setByCode] = useState(false)
  const otherWay = (
    <Button variant="quiet" fullWidth className="mt-4" onClick={() => setByCode(!isByCode)}>
      {isByCode ? t`I have a reference` : t`I have no reference`}
    </Button>
  )
  if (isByCode)
    return (
      <>
        <MyDataByCode />
        {otherWay}
      </>
    )
  return (
    <>
      <LateForm
        definition={definition}
        tell={tellFailure}
        onSent={setAnswer}
        after={(startOver) =>
          answer ? (
            <SentPanel
              title={answer.message}
              againLabel={t`Ask for something else`}
              onAgain={() => {
                setAnswer(undefined)
                startOver()
              }}
            >
              {answeredWords(formatDay(answer.answeredBy))}
            </SentPanel>
          ) : null
        }
      >
        <NoticeFold form="askAboutData" />
      </LateForm>
      {answer ? null : otherWay}
    </>
  )
}

import { useState } from 'react'
import type { z } from 'zod'
import type { codeQuestion, dataQuestionByCode } from '#contract/privacy/data-requests.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import type { FieldDefinition, FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { NoticeFold } from '#web/ui/form/send/notice-fold.tsx'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { type DataAnswer, tellFailure, wishFields } from './data-wish-fields.ts'

interface CodeSent {
  email: string
  message: string
}

const address: FieldDefinition = {
  kind: 'email',
  name: 'email',
  label: t`E-mail address with which you wrote to us`,
  maxLength: limits.email,
  autoComplete: 'email',
}

const askingForCode: FormScreen<z.output<typeof codeQuestion>, CodeSent> = {
  id: 'my-data-code',
  fields: [address],
  submitLabel: t`Send me a code`,
  loadSchema: async () => (await import('#contract/privacy/data-requests.ts')).codeQuestion,
  send: async (body, options) => ({ ...(await callApi('askForCode', { body }, options)), email: body.email }),
  successText: ({ message }) => message,
  failureText: ({ message }) => message,
}

const asking: FormScreen<z.output<typeof dataQuestionByCode>, DataAnswer> = {
  id: 'my-data-by-code',
  fields: [
    address,
    {
      kind: 'numeric',
      name: 'code',
      label: t`Code`,
      hint: t`Six digits, in our mail. It holds for ten minutes.`,
      maxLength: 20,
      autoComplete: 'one-time-code',
    },
    ...wishFields,
  ],
  submitLabel: t`Send request`,
  loadSchema: async () => (await import('#contract/privacy/data-requests.ts')).dataQuestionByCode,
  send: (body, options) => callApi('askAboutDataByCode', { body }, options),
  successText: ({ message }) => message,
  failureText: ({ message }) => message,
}

const answeredWords = (day: string) => t`We answer by ${day} at the latest, to your e-mail address.`

/** Mails a code to an address, and takes a request about one's own details with the code. */
export function MyDataByCode() {
  const [sent, setSent] = useState<CodeSent>()
  const [answer, setAnswer] = useState<DataAnswer>()
  if (!sent)
    return (
      <LateForm key="code" definition={askingForCode} tell={tellFailure} onSent={setSent} after={() => null}>
        <NoticeFold form="askAboutDataByCode" />
      </LateForm>
    )
  return (
    <div className="grid gap-4">
      {answer ? null : (
        <p role="status" className="text-pretty">
          {sent.message}{' '}
          <Button variant="quiet" size="small" onClick={() => setSent(undefined)}>
            {t`Send another code`}
          </Button>
        </p>
      )}
      <LateForm
        key="request"
        definition={asking}
        initial={{ email: sent.email }}
        locked={['email']}
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
        <NoticeFold form="askAboutDataByCode" />
      </LateForm>
    </div>
  )
}

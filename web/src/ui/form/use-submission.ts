import { type FormEvent, useState } from 'react'
import { ApiError } from '#web/lib/api-client.ts'
import type { Waiting } from '#web/lib/outbox/outbox.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { FormDefinition, Outcome } from './form-definition.ts'
import { formSignals } from './form-signals.ts'
import { checkForm, fingerprint, readForm } from './read-form.ts'
import { sendSubmission } from './send-submission.ts'
import type { FormDraft } from './use-draft.ts'
import { useWaiting } from './use-waiting.ts'

export interface Submission {
  state: 'idle' | 'submitting' | 'sent'
  /** Words under each field, by its name. */
  errors: Record<string, string>
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** Back to an empty form after success. */
  startOver: () => void
  /** What of this form waits on the device to be sent later. */
  waiting: Waiting | undefined
}

interface SubmissionOptions<Answer> {
  form: HTMLFormElement | null
  draft: FormDraft
  onSent?: ((answer: Answer) => void) | undefined
  /** Tells the visitor how it ended; a toast when not said. */
  tell?: ((outcome: Outcome) => void) | undefined
}

/** The usual way: a toast. */
export function tellByToast({ kind, text }: Outcome): void {
  notify[kind === 'success' ? 'success' : 'error'](text)
}

/**
 * The life of every form: idle, submitting, then success (told, form cleared) or words. One key lives from the
 * first try to the stored row, so that pressing again after a lost answer stores nothing twice.
 */
export function useSubmission<Body, Answer>(
  definition: FormDefinition<Body, Answer>,
  { form, draft, onSent, tell = tellByToast }: SubmissionOptions<Answer>,
): Submission {
  const [state, setState] = useState<Submission['state']>('idle')
  const [errors, setErrors] = useState<Record<string, string>>({})

  const succeed = (text: string) => {
    form?.reset()
    draft.clear()
    setState('sent')
    tell({ kind: 'success', text })
  }

  const waiting = useWaiting(definition.later && definition.id, (sentAt) => {
    const text = definition.later?.success ?? ''
    // Somebody has gone on typing: that is another message, and stays.
    if (draft.times().at <= sentAt) succeed(text)
    else tell({ kind: 'success', text })
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'submitting') return
    const element = event.currentTarget
    setState('submitting')
    try {
      const checked = await checkForm(definition, readForm(element, definition.fields))
      setErrors(checked.errors)
      if (!checked.body) {
        setState('idle')
        return
      }
      const signals = formSignals(element, draft.times().since)
      const text = fingerprint(checked.body)
      const ending = await sendSubmission(definition, checked.body, {
        key: draft.keyFor(text),
        fingerprint: text,
        signals,
      })
      if ('error' in ending) throw ending.error
      succeed(definition.successText(ending.answer))
      onSent?.(ending.answer)
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network', String(error))
      setErrors(failure.fields)
      setState('idle')
      tell({ kind: 'failure', text: definition.failureText(failure), error: failure })
    }
  }

  return {
    state,
    errors,
    submit,
    startOver: () => {
      setErrors({})
      draft.clear()
      setState('idle')
    },
    waiting,
  }
}

import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api-client.ts'
import { notify } from '#web/ui/toast.tsx'
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
  /** When what was sent last was kept on the device, to be sent later; undefined when nothing of this form waits. */
  waitsSince: Date | undefined
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
  const attempt = useRef({ key: '', body: '' })

  const succeed = (text: string) => {
    attempt.current = { key: '', body: '' }
    form?.reset()
    draft.clear()
    setState('sent')
    tell({ kind: 'success', text })
  }

  const [waiting, setWaiting] = useWaiting((typed) => {
    const text = definition.later?.success ?? ''
    // Somebody has gone on typing: that is another message, and stays.
    if (form && fingerprint(readForm(form, definition.fields)) === typed) succeed(text)
    else tell({ kind: 'success', text })
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'submitting') return
    const element = event.currentTarget
    setState('submitting')
    draft.flush()
    try {
      const typed = readForm(element, definition.fields)
      const checked = await checkForm(definition, typed)
      setErrors(checked.errors)
      if (!checked.body) {
        setState('idle')
        return
      }
      const body = fingerprint(checked.body)
      if (attempt.current.body !== body) attempt.current = { key: crypto.randomUUID(), body }
      const signals = formSignals(element, draft.since())
      const sent = { key: attempt.current.key, fingerprint: body, signals }
      const ending = await sendSubmission(definition, checked.body, sent)
      attempt.current.key = ending.key
      if ('error' in ending) {
        const since = new Date()
        setWaiting(ending.waits ? { key: ending.key, typed: fingerprint(typed), since } : undefined)
        throw ending.error
      }
      setWaiting(undefined)
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
    waitsSince: waiting?.since,
  }
}

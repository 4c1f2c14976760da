import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api-client.ts'
import { notify } from '#web/ui/toast.tsx'
import type { FormDefinition, Outcome } from './form-definition.ts'
import { checkForm, fingerprint, readForm } from './read-form.ts'

export interface Submission {
  state: 'idle' | 'submitting' | 'sent'
  /** Words under each field, by its name. */
  errors: Record<string, string>
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** Back to an empty form after success. */
  startOver: () => void
}

interface SubmissionOptions<Answer> {
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
  { onSent, tell = tellByToast }: SubmissionOptions<Answer> = {},
): Submission {
  const [state, setState] = useState<Submission['state']>('idle')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const attempt = useRef({ key: '', body: '' })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'submitting') return
    const form = event.currentTarget
    setState('submitting')
    try {
      const checked = await checkForm(definition, readForm(form, definition.fields))
      setErrors(checked.errors)
      if (!checked.body) {
        setState('idle')
        return
      }
      const body = fingerprint(checked.body)
      if (attempt.current.body !== body) attempt.current = { key: crypto.randomUUID(), body }
      const answer = await definition.send(checked.body, { idempotencyKey: attempt.current.key })
      attempt.current = { key: '', body: '' }
      form.reset()
      setState('sent')
      tell({ kind: 'success', text: definition.successText(answer) })
      onSent?.(answer)
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
      setState('idle')
    },
  }
}

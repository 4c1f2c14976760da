import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api-client.ts'
import { notify } from '#web/ui/toast.tsx'
import type { FieldDefinition, FormDefinition } from './form-definition.ts'

export interface Submission {
  state: 'idle' | 'submitting' | 'sent'
  /** Words under each field, by its name. */
  errors: Record<string, string>
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** Back to an empty form after success. */
  startOver: () => void
}

/**
 * The life of every form: idle, submitting, then success (toast, form cleared) or words. One key lives from the
 * first try to the stored row, so that pressing again after a lost answer stores nothing twice.
 */
export function useSubmission<Body, Answer>(
  definition: FormDefinition<Body, Answer>,
  onSent?: (answer: Answer) => void,
): Submission {
  const [state, setState] = useState<Submission['state']>('idle')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const attempt = useRef({ key: '', typed: '' })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'submitting') return
    const form = event.currentTarget
    setState('submitting')
    try {
      const typed = readForm(form, definition.fields)
      const checked = await checkForm(definition, typed)
      setErrors(checked.errors)
      if (!checked.body) {
        setState('idle')
        return
      }
      const text = JSON.stringify(checked.body)
      if (attempt.current.typed !== text) attempt.current = { key: crypto.randomUUID(), typed: text }
      const answer = await definition.send(checked.body, { idempotencyKey: attempt.current.key })
      attempt.current = { key: '', typed: '' }
      form.reset()
      setState('sent')
      notify.success(definition.successText(answer))
      onSent?.(answer)
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network', String(error))
      setErrors(failure.fields)
      setState('idle')
      notify.error(definition.failureText(failure))
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

type Typed = Record<string, string | boolean>

function readForm(form: HTMLFormElement, fields: readonly FieldDefinition[]): Typed {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map(({ name, kind }) => [
      name,
      kind === 'checkbox' || kind === 'agreement' ? data.has(name) : String(data.get(name) ?? ''),
    ]),
  )
}

async function checkForm<Body, Answer>(
  { fields, loadSchema }: FormDefinition<Body, Answer>,
  typed: Typed,
): Promise<{ body?: Body; errors: Record<string, string> }> {
  const errors: Record<string, string> = {}
  const message = { ...typed }
  for (const field of fields) {
    if (field.kind !== 'agreement') continue
    if (!typed[field.name]) errors[field.name] = field.refusal
    delete message[field.name]
  }
  const result = (await loadSchema()).safeParse(message)
  for (const issue of result.error?.issues ?? []) errors[issue.path.join('.')] ??= issue.message
  return result.success && Object.keys(errors).length === 0 ? { body: result.data, errors } : { errors }
}

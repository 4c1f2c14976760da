import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { tooManyForms } from '#contract/sales-phone.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { draftKeyOf } from '#web/lib/draft.ts'
import { isCodeGone, isFormOutdated, renewedWords } from '#web/lib/renewed-site.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { FormDefinition, Outcome } from './form-definition.ts'
import type { FormOutbox, WaitingEnquiry } from './form-outbox.ts'
import { checkForm, fingerprintOf, formSignals, readForm } from './read-form.ts'
import type { FormDraft } from './use-draft.ts'

interface SendForm {
  state: 'idle' | 'sending' | 'sent'
  /** Words under each field, by its name. */
  errors: Record<string, string>
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** Back to an empty form after success. */
  startOver: () => void
  /** What of this form waits on the device to be sent later, also from before a reload. */
  waiting: WaitingEnquiry | undefined
}

interface SendFormOptions<Answer> {
  form: HTMLFormElement | null
  draft: FormDraft
  /** Where the enquiry waits when it cannot be sent now; undefined: it is only sent. */
  outbox: FormOutbox | undefined
  onSent: ((answer: Answer) => void) | undefined
  /** Tells the visitor how it ended; a toast when not said. */
  tell: ((outcome: Outcome) => void) | undefined
}

/** The usual way to tell how it ended: a toast. */
export function tellByToast({ kind, text }: Outcome): void {
  notify[kind === 'success' ? 'success' : 'error'](text)
}

/**
 * The life of every form: idle, sending, then success (told, form cleared) or words. One key lives from the first try to
 * the stored row, so that pressing again after a lost answer stores nothing twice.
 */
export function useSendForm<Body extends object, Answer>(
  definition: FormDefinition<Body, Answer>,
  { form, draft, outbox, onSent, tell = tellByToast }: SendFormOptions<Answer>,
): SendForm {
  const { id, later, send } = definition
  const [state, setState] = useState<SendForm['state']>('idle')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [waiting, setWaiting] = useState<WaitingEnquiry>()

  const succeed = (text: string) => {
    form?.reset()
    draft.clear()
    setState('sent')
    tell({ kind: 'success', text })
  }

  const arrive = useEffectEvent((sentAt: number) => {
    const text = later?.success ?? ''
    // When somebody has typed since, that is another message, which stays.
    if (draft.times().at <= sentAt) succeed(text)
    else tell({ kind: 'success', text })
  })

  useEffect(() => outbox?.follow(draftKeyOf(id), setWaiting, (sentAt) => arrive(sentAt)), [outbox, id])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const element = event.currentTarget
    setState('sending')
    try {
      const { body, errors } = await checkForm(definition, readForm(element, definition.fields))
      setErrors(errors)
      if (!body) {
        setState('idle')
        return
      }
      const signals = formSignals(element, draft.times().since)
      const fingerprint = fingerprintOf(body)
      const key = draft.keyFor(fingerprint)
      const call = (idempotencyKey: string) => send(body, { idempotencyKey, signals: later && signals })
      const enquiry = later && {
        ...later,
        key,
        form: id,
        body,
        fingerprint,
        signals,
        draftKey: draftKeyOf(id),
      }
      const answer = await (outbox && enquiry ? outbox.send(enquiry, call) : call(key))
      succeed(definition.successText(answer))
      onSent?.(answer)
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network', String(error))
      setErrors(failure.fields)
      setState('idle')
      const names = definition.fields.map(({ name }) => name)
      const isOld = isCodeGone(error) || isFormOutdated(failure, names)
      // The platform refuses a flood before this site's server can say anything.
      const isTooMuch = later && failure.response?.status === 429
      const own = isTooMuch ? tooManyForms : definition.failureText(failure)
      tell({ kind: 'failure', text: isOld ? renewedWords : own, error: failure })
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

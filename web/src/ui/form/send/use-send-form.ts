import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Accepted } from '#contract/enquiries/form-definition.ts'
import { tooManyForms } from '#domain/enquiries/call-us.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { isCodeGone, renewedWords } from '#web/lib/api/renewed-site.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { draftKeyOf, readDraft, slotKeyOf } from '#web/lib/device/draft.ts'
import type { FormOutbox } from '#web/lib/outbox/need.ts'
import { isPassing } from '#web/lib/outbox/retry.ts'
import type { WaitingEnquiry } from '#web/lib/outbox/waiting-list.ts'
import { enquiryContextNow, formHeaders } from '#web/lib/visit/form-headers.ts'
import { halfDates } from '#web/ui/form/controls/half-dates.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { type Doubt, doubtsAbout } from './doubts.ts'
import type { FormDefinition, Outcome } from './form-definition.ts'
import type { ChosenTime } from './form-slots.ts'
import { isFormOutdated } from './outdated-form.ts'
import { checkForm, fingerprintOf, formSignals, readForm } from './read-form.ts'
import type { FormDraft } from './use-draft.ts'

interface SendForm {
  state: 'idle' | 'sending' | 'sent'
  /** Words under each field, by its name. */
  errors: Record<string, string>
  /** What is asked about before it is sent. */
  doubts: readonly Doubt[]
  /** The question was answered by going back to a field. */
  mend: () => void
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** Back to an empty form after success. */
  startOver: () => void
  /** What of this form waits on the device to be sent later, also from before a reload. */
  waiting: WaitingEnquiry | undefined
  /** The last try came to nothing, and nothing waits either. */
  isLost: boolean
  /** How many tries nothing has answered. */
  failures: number
  /** What a public form was answered last. */
  receipt: Accepted | undefined
  /** What became of the time that was chosen beside the form; undefined when none was. */
  time: ChosenTime | undefined
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
  const { id, later, send, outletOf } = definition
  const { phones } = useDealership()
  const [state, setState] = useState<SendForm['state']>('idle')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [waiting, setWaiting] = useState<WaitingEnquiry>()
  const isSaved = useRef(false)
  const [isLost, setLost] = useState(false)
  const [failures, setFailures] = useState(0)
  const [receipt, setReceipt] = useState<Accepted>()
  const [hadTime, setHadTime] = useState(false)
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  /** What was asked about already; it is asked once. */
  const asked = useRef(new Set<string>())

  const keepWaiting = (next: WaitingEnquiry | undefined) => {
    isSaved.current = next !== undefined
    setWaiting(next)
  }

  const succeed = (text: string) => {
    // Read before the form is cleared, which forgets it.
    setHadTime(readDraft(slotKeyOf(id)) !== undefined)
    form?.reset()
    draft.clear()
    asked.current.clear()
    setState('sent')
    tell({ kind: 'success', text })
  }

  const arrive = useEffectEvent((sentAt: number, answer: unknown) => {
    setReceipt(answer as Accepted)
    const text = later?.success ?? ''
    // When somebody has typed since, that is another message, which stays.
    if (draft.times().at <= sentAt) succeed(text)
    else tell({ kind: 'success', text })
  })

  const follow = useEffectEvent(keepWaiting)
  useEffect(
    () =>
      outbox?.follow(
        draftKeyOf(id),
        (next) => follow(next),
        (sentAt, answer) => arrive(sentAt, answer),
      ),
    [outbox, id],
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const element = event.currentTarget
    setState('sending')
    try {
      const typed = readForm(element, definition.fields)
      const { body, errors } = await checkForm(definition, typed)
      const open = later && body ? doubtsAbout(definition.fields, typed, Object.keys(halfDates(element))) : []
      setErrors(errors)
      setLost(false)
      if (!body || open.some(({ words }) => !asked.current.has(words))) {
        for (const { words } of open) asked.current.add(words)
        setDoubts(open)
        setState('idle')
        return
      }
      const signals = formSignals(element, draft.times().since)
      const fingerprint = fingerprintOf(body)
      const key = draft.keyFor(fingerprint)
      const context = later && enquiryContextNow(id, await outletOf?.(body))
      const headers = later && formHeaders(signals, context)
      const call = (idempotencyKey: string) => send(body, { idempotencyKey, headers })
      const enquiry = later && {
        ...later,
        key,
        form: id,
        body,
        fingerprint,
        signals,
        context,
        draftKey: draftKeyOf(id),
      }
      const answer = await (outbox && enquiry ? outbox.send(enquiry, call) : call(key))
      setDoubts([])
      // Forms of staff are answered in other ways.
      if (later) setReceipt(answer as Accepted)
      succeed(definition.successText(answer))
      onSent?.(answer)
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network', String(error))
      const names = definition.fields.map(({ name }) => name)
      const isOld = isFormOutdated(failure, names) || (await isCodeGone(error))
      setErrors(failure.fields)
      setDoubts([])
      setState('idle')
      // The platform refuses a flood before this site's server can say anything.
      const isTooMuch = later && failure.response?.status === 429
      const own = isTooMuch ? tooManyForms(phones.sales.number) : definition.failureText(failure)
      const hasNote = later !== undefined && isPassing(failure)
      if (hasNote) setFailures((count) => count + 1)
      // What waits on the device is sent without anybody trying again, and the form's line says so.
      if (isSaved.current && !isTooMuch) return
      setLost(hasNote)
      tell({ kind: 'failure', text: isOld ? renewedWords : own, error: failure })
    }
  }

  return {
    state,
    errors,
    doubts,
    mend: () => setDoubts([]),
    submit,
    startOver: () => {
      setErrors({})
      draft.clear()
      setState('idle')
    },
    waiting,
    isLost: isLost && !waiting,
    failures,
    receipt,
    time: hadTime || receipt?.appointment ? { visit: receipt?.appointment } : undefined,
  }
}

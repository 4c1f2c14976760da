import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Accepted } from '#contract/enquiries/form-definition.ts'
import { tooManyForms } from '#domain/enquiries/call-us.ts'
import { ApiError, PlatformRefusal } from '#web/lib/api/api-client.ts'
import { isCodeGone, renewedWords } from '#web/lib/api/renewed-site.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { draftKeyOf, readDraft, slotKeyOf } from '#web/lib/device/draft.ts'
import type { FormOutbox } from '#web/lib/outbox/need.ts'
import { isPassing } from '#web/lib/outbox/retry.ts'
import type { WaitingEnquiry } from '#web/lib/outbox/waiting-list.ts'
import { enquiryContextNow, formHeaders } from '#web/lib/visit/form-headers.ts'
import { halfDates } from '#web/ui/form/controls/half-dates.ts'
import { tellLate } from '#web/ui/overlay/late-toast.ts'
import { askedBeside, oddValuesIn } from '../values/odd-values.ts'
import type { FormScreen, OddValue, Outcome } from './form-screen.ts'
import type { ChosenTime } from './form-slots.ts'
import { noticeBeside } from './notice-beside.ts'
import { isFormOutdated } from './outdated-form.ts'
import { checkForm, fingerprintOf, formSignals, noneOf, readForm, type Typed } from './read-form.ts'
import type { FormDraft } from './use-draft.ts'

interface SendForm {
  state: 'idle' | 'sending' | 'sent'
  /** The error message under each field, by the field's name. */
  errors: Record<string, string>
  /** The oddValues that the visitor is asked about before the form is sent. */
  oddValues: readonly OddValue[]
  /** To be called when the visitor types, or answers the question by going back to a field. */
  mend: () => void
  /** The number of tries that were refused because of wrong fields. */
  refusals: number
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** Returns to an empty form after success. */
  startOver: () => void
  /** The enquiry of this form that waits on the device to be sent later, also after a reload. */
  waiting: WaitingEnquiry | undefined
  /** The last try failed, and no enquiry waits either. */
  isLost: boolean
  /** The number of tries without an answer. */
  failures: number
  /** The last answer to a public form. */
  receipt: Accepted | undefined
  /** What was typed into the form that was sent. */
  sent: Typed
  /** How tall the form that was sent was, in pixels. */
  height: number
  /** The sender said that they have no e-mail address, so a call is the only answer. */
  isByPhone: boolean
  /** The result of choosing a time beside the form; undefined when no time was chosen. */
  time: ChosenTime | undefined
}

interface SendFormOptions<Answer> {
  form: HTMLFormElement | null
  draft: FormDraft
  /**
   * The outbox in which an enquiry waits when it cannot be sent now; without an outbox the form only sends.
   */
  outbox: FormOutbox | undefined
  onSent: ((answer: Answer) => void) | undefined
  /** Tells the visitor the result; without it a toast does. */
  tell: ((outcome: Outcome) => void) | undefined
}

/** The usual way to tell the visitor the result: a toast. */
export function tellByToast({ kind, text }: Outcome): void {
  tellLate(kind === 'success' ? 'success' : 'error', text)
}

/**
 * The states of every form: idle, sending, then success (told, form cleared) or an error message. One key
 * lasts from the first try to the stored row, so that pressing again after a lost answer stores nothing
 * twice.
 */
export function useSendForm<Body extends object, Answer>(
  definition: FormScreen<Body, Answer>,
  { form, draft, outbox, onSent, tell = tellByToast }: SendFormOptions<Answer>,
): SendForm {
  const { id, later, send, outletOf, beside } = definition
  const { phones } = useDealership()
  const [state, setState] = useState<SendForm['state']>('idle')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [waiting, setWaiting] = useState<WaitingEnquiry>()
  const isSaved = useRef(false)
  const [isLost, setLost] = useState(false)
  const [failures, setFailures] = useState(0)
  const [receipt, setReceipt] = useState<Accepted>()
  const [hadTime, setHadTime] = useState(false)
  const [sent, setSent] = useState<Typed>({})
  const [height, setHeight] = useState(0)
  const [refusals, setRefusals] = useState(0)
  /** What the refused fields held, because only another value can have mended them. */
  const refused = useRef<Typed>({})
  const [oddValues, setOddValues] = useState<readonly OddValue[]>([])
  /** The oddValues that the visitor was asked about already, because each is asked only once. */
  const asked = useRef(new Set<string>())

  const refuse = (wrong: Record<string, string>, typed: Typed) => {
    refused.current = typed
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) setRefusals((count) => count + 1)
  }

  /**
   * Takes the message from each field whose new value is right; a field is never found wrong before sending.
   */
  const takeBack = async () => {
    if (!form || Object.keys(errors).length === 0) return
    const typed = readForm(form, definition.fields)
    const still = (await checkForm(definition, typed)).errors
    const isMended = (name: string) => {
      const [field = ''] = name.split('.')
      // A missing address is mended by an address, or by the box below its field.
      const box = noneOf(definition.fields.find((one) => one.name === field)) ?? field
      const isChanged = [field, box].some(
        (one) => fingerprintOf(typed[one]) !== fingerprintOf(refused.current[one]),
      )
      return isChanged && !still[name]
    }
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !isMended(name))))
  }

  const keepWaiting = (next: WaitingEnquiry | undefined) => {
    isSaved.current = next !== undefined
    setWaiting(next)
  }

  const succeed = (text: string) => {
    // Read before the form is cleared, because clearing deletes what was typed and the chosen time.
    if (form) setSent(readForm(form, definition.fields))
    setHeight(form?.offsetHeight ?? 0)
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
    // When the visitor has typed since, the form holds another message, which stays.
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
    const typed = readForm(element, definition.fields)
    setState('sending')
    try {
      const { body, errors } = await checkForm(definition, typed)
      const open =
        later && body
          ? [
              ...oddValuesIn(definition.fields, typed, Object.keys(halfDates(element))),
              ...(definition.oddTogether?.(typed) ?? []),
              ...askedBeside(element),
            ]
          : []
      refuse(errors, typed)
      setLost(false)
      if (!body || open.some(({ words }) => !asked.current.has(words))) {
        for (const { words } of open) asked.current.add(words)
        setOddValues(open)
        setState('idle')
        return
      }
      const signals = formSignals(element, draft.times().since)
      // Of what was typed, which is the same whether the schema was there to tidy the body or not.
      const fingerprint = fingerprintOf({ ...typed, ...beside })
      const key = draft.keyFor(fingerprint)
      const context = later && enquiryContextNow(id, await outletOf?.(body), noticeBeside(element))
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
      setOddValues([])
      // Answers to forms of staff have another type.
      if (later) setReceipt(answer as Accepted)
      succeed(definition.successText(answer))
      onSent?.(answer)
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network', String(error))
      const names = definition.fields.map(({ name }) => name)
      const isOld = isFormOutdated(failure, names) || (await isCodeGone(error))
      refuse(failure.fields, typed)
      setOddValues([])
      setState('idle')
      const isTooMuch = later && failure.response?.status === 429
      // The server says when it takes forms again. The platform, which refuses a flood of requests before the
      // server can answer, says nothing.
      const tooMuch = failure instanceof PlatformRefusal ? tooManyForms(phones.sales.number) : failure.message
      const own = isTooMuch ? tooMuch : definition.failureText(failure)
      const hasNote = later !== undefined && isPassing(failure)
      if (hasNote) setFailures((count) => count + 1)
      // An enquiry that waits on the device is sent automatically, and a line at the form says so and nothing
      // else: a toast that asks to try again in ten minutes would contradict that line.
      if (isSaved.current) return
      setLost(hasNote)
      tell({ kind: 'failure', text: isOld ? renewedWords : own, error: failure })
    }
  }

  return {
    state,
    errors,
    oddValues,
    mend: () => {
      setOddValues([])
      takeBack().catch(() => undefined)
    },
    refusals,
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
    sent,
    height,
    isByPhone: definition.fields.some((field) => sent[noneOf(field) ?? ''] === true),
    time: hadTime || receipt?.appointment ? { appointment: receipt?.appointment } : undefined,
  }
}

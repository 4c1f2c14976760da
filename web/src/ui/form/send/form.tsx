import {
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { useWhenSeen } from '#web/lib/device/use-when-seen.ts'
import { FormOutboxContext } from '#web/lib/outbox/need.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form/controls/form-field.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { loadToasts } from '#web/ui/overlay/late-toast.ts'
import type { Handed } from '../values/typed-values.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { FieldDefinition, FormScreen, Outcome } from './form-screen.ts'
import type { ChosenTime } from './form-slots.ts'
import { Question } from './question.tsx'
import { missing, type Typed, trapName } from './read-form.ts'
import { SentPlace } from './sent-place.tsx'
import { useDraft } from './use-draft.ts'
import { useHandedValues } from './use-handed-values.ts'
import { useSendForm } from './use-send-form.ts'
import { LostLine, RestoredLine, WaitingLine } from './waiting-line.tsx'

// Late, because nobody opens it at first.
const NoticeFold = late(() => import('./notice-fold.tsx'), 'NoticeFold', { whenMissing: 'stay' })
// Late, because the receipt is shown only after sending and must not slow the first load.
const ReceiptLine = late(() => import('./receipt-line.tsx'), 'ReceiptLine', { whenMissing: 'stay' })

export interface FormProps<Body extends object, Answer> {
  definition: FormScreen<Body, Answer>
  /** The first values of the fields, by their names. */
  initial?: Handed
  /**
   * The values that the visitor last asked for by a press beside the form, by the names of the fields; they
   * replace typed values.
   */
  asked?: Handed | undefined
  /** The names of fields that show their initial value and cannot be changed. */
  locked?: readonly string[]
  onSent?: (answer: Answer) => void
  /** Tells the visitor the result; without it a toast does. */
  tell?: (outcome: Outcome) => void
  /**
   * Takes the form's place after success and says what happens next. `callBack` is the promise of a call; it
   * is empty where nothing is promised, and where the receipt says until when we call, because a promise is
   * made only once. `time` is the
   * result of choosing a time beside the form, and `sent` what was typed, by the names of the fields.
   */
  after?: (
    startOver: () => void,
    callBack: string,
    of: { time: ChosenTime | undefined; sent: Typed },
  ) => ReactNode
  /** Shown between the last field and the button. */
  children?: ReactNode
}

const nothing: Handed = {}

/**
 * The form that the whole site uses: fields in one column, messages under each field, and a summary on top
 * when several fields are wrong.
 */
export function Form<Body extends object, Answer>({
  definition,
  initial = nothing,
  asked,
  locked = [],
  onSent,
  tell,
  after,
  children,
}: FormProps<Body, Answer>) {
  const { fields, refusal, later, id, requiresNothing } = definition
  const callBack = useCallBack(later?.endpoint)
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const draft = useDraft(later && id, form, initial)
  const provided = useContext(FormOutboxContext)
  const outbox = later && provided
  const {
    state,
    errors,
    refusals,
    oddValues,
    mend,
    submit,
    startOver,
    waiting,
    isLost,
    failures,
    receipt,
    sent,
    height,
    isByPhone,
    time,
  } = useSendForm(definition, { form, draft, outbox, onSent, tell })
  const formId = useId()
  const note = useRef<HTMLDivElement>(null)
  const failing = fields.filter((field) => errors[field.name])
  const isRefused = refusal !== undefined && failing.some((field) => errors[field.name] === missing)

  // The message about a failure is scrolled to the middle of the screen, where no floating element covers it.
  useEffect(() => {
    if (failures > 0) note.current?.scrollIntoView({ block: 'center' })
  }, [failures])

  // A single wrong field gets the focus when the form is refused, not when the others are mended; several
  // wrong fields are listed by the summary, which takes the focus itself.
  const focusOnly = useEffectEvent(() => {
    const [only, another] = failing
    if (only && !another) document.getElementById(idOf(formId, only))?.focus()
  })
  useEffect(() => {
    if (refusals > 0) focusOnly()
  }, [refusals])

  useHandedValues(form, { initial, asked, restored: draft.restored })

  const { loadSchema } = definition
  const { touch } = draft
  const begin = useCallback(() => {
    for (const load of [loadSchema, loadToasts]) load().catch(() => undefined)
    outbox?.prepare()
    touch()
  }, [loadSchema, outbox, touch])
  // The code for sending comes with the form, because the connection may be gone before the first letter is
  // typed, and what is sent then can only wait where that code is there.
  useWhenSeen(form, outbox?.prepare)

  // The visitor may have focused a field before React took the form over.
  useEffect(() => {
    if (form?.contains(document.activeElement)) begin()
  }, [form, begin])

  const kept = receipt?.reference ? (
    <Suspense fallback={null}>
      <ReceiptLine receipt={receipt} isByPhone={isByPhone} />
    </Suspense>
  ) : null

  if (state === 'sent' && after) {
    return (
      <SentPlace height={height}>
        {after(startOver, receipt?.promisedAt ? '' : callBack, { time, sent })}
        {kept}
      </SentPlace>
    )
  }

  return (
    <form
      ref={setForm}
      noValidate
      // A form that is submitted before its scripts are loaded must send nothing: the default method would
      // put every answer into the address.
      method="dialog"
      onSubmit={submit}
      onFocus={begin}
      onInput={() => {
        draft.save()
        mend()
      }}
      className="grid grid-cols-2 gap-x-3 gap-y-5 *:col-span-2"
      aria-busy={state === 'sending'}
    >
      <ErrorSummary
        title={isRefused ? refusal : undefined}
        always={isRefused}
        problems={failing.map((field) => ({
          id: idOf(formId, field),
          message: isRefused ? field.label : (errors[field.name] ?? ''),
        }))}
      />
      {draft.isRestored ? (
        <RestoredLine
          onClear={() => {
            form?.reset()
            draft.clear()
          }}
        />
      ) : null}
      {requiresNothing ? (
        <p className="text-sm text-muted">{t`Fill in what you know; with your number we can call you.`}</p>
      ) : null}
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={idOf(formId, field)}
          field={requiresNothing ? { ...field, optional: false } : field}
          error={errors[field.name]}
          initial={initial[field.name]}
          isLocked={locked.includes(field.name)}
        />
      ))}
      {later ? (
        <input
          name={trapName}
          aria-hidden="true"
          tabIndex={-1}
          autoComplete="off"
          className="absolute -left-[9999px]"
        />
      ) : null}
      {children}
      {later ? (
        <Suspense fallback={<div className="-my-2.5 h-11" />}>
          <NoticeFold form={later.endpoint} />
        </Suspense>
      ) : null}
      <noscript>
        <p className="rounded-md bg-warning-soft px-4 py-3">
          {t`This form needs JavaScript. Please switch it on, or call us.`}
        </p>
      </noscript>
      {oddValues.length > 0 ? (
        <Question
          oddValues={oddValues}
          busy={state === 'sending'}
          onMend={() => {
            const [odd] = oddValues
            const field = fields.find(({ name }) => name === odd?.field)
            document.getElementById(field ? idOf(formId, field) : (odd?.field ?? ''))?.focus()
            mend()
          }}
        />
      ) : (
        <Button type="submit" variant="primary" busy={state === 'sending'} busyLabel={texts.submitting}>
          {definition.submitLabel}
        </Button>
      )}
      {waiting || isLost ? (
        <div ref={note}>{waiting ? <WaitingLine waiting={waiting} /> : <LostLine />}</div>
      ) : null}
      {kept}
    </form>
  )
}

function idOf(formId: string, field: FieldDefinition): string {
  return `${formId}-${field.name}`
}

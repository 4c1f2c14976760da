import { type FormEvent, useState } from 'react'
import { type MoveReason, moveReasonLabel, moveReasons, stepLabel } from '#contract/orders/order-steps.ts'
import type { Order, OrderStep } from '#contract/orders/orders.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { formatDay } from '#web/lib/dates.ts'
import { changeStep } from '#web/shop/lead-acts/act-or-wait.ts'
import type { StepChange } from '#web/shop/lead-acts/lead-act.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { UnitChoice } from './unit-choice.tsx'

interface StepDialogProps {
  order: Order
  step: OrderStep
  leadId: string
  isOwner: boolean
  /** Called once the change is with the server; without a connection it waits on this device. */
  onChanged: () => void
  onClose: () => void
}

/** Says of a step when it was done, today unless another day is chosen, or moves its planned day. */
export function StepDialog({ order, step, leadId, isOwner, onChanged, onClose }: StepDialogProps) {
  const today = indianDay(serverNow())
  const [mode, setMode] = useState<'done' | 'undo' | 'move'>(step.doneOn ? 'undo' : 'done')
  const [needsRelease, setNeedsRelease] = useState(false)
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)
  const isRegistration = step.step === 'registered'
  const [turn, setTurn] = useState(0)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const wrong = faultsOf(mode, typed, step, today)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setSaving(true)
    try {
      const outcome = await changeStep(leadId, order.id, changeOf(mode, typed, order, step))
      if (outcome === 'waiting') notify.success('Kept on this device until there is a connection.')
      else notify.success(savedWords(mode, order, step))
      if (outcome === 'sent') onChanged()
      onClose()
    } catch (error) {
      setSaving(false)
      const fields = error instanceof ApiError ? error.fields : {}
      if (fields.releasedBecause) setNeedsRelease(true)
      // Somebody else was quicker, so what is offered is asked for again.
      if (fields.unitId) setTurn((before) => before + 1)
      setErrors({ ...fields, ...(fields.releasedBecause && { doneOn: fields.releasedBecause }) })
      if (error instanceof ApiError && error.code === 'conflict') {
        notify.error(error.message)
        onChanged()
        onClose()
      } else if (Object.keys(fields).length === 0) notify.error(saveFailureWords(error))
    }
  }

  return (
    <FormDialog
      title={[stepLabel(step.step), order.name].filter(Boolean).join(' · ')}
      submitLabel={{ done: 'Done', undo: 'Not done yet', move: 'Move the day' }[mode]}
      busy={isSaving}
      onSubmit={(event) => void save(event)}
      onFieldChange={mendChanged}
      onClose={onClose}
    >
      <History step={step} />
      {mode === 'done' ? (
        <>
          <Input
            label="Done on"
            name="doneOn"
            type="date"
            max={today}
            defaultValue={today}
            error={errors.doneOn}
          />
          {step.step === 'vehicle-set-aside' ? (
            <UnitChoice key={turn} orderId={order.id} outlet={order.outlet} error={errors.unitId} />
          ) : null}
          {isRegistration ? (
            <Input
              label="Registration number"
              name="registrationNumber"
              placeholder="OD 02 AB 1234"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              defaultValue={order.registrationNumber}
              error={errors.registrationNumber}
            />
          ) : null}
          {needsRelease && isOwner ? (
            <Input
              label="Why it may go without number or plate"
              name="releasedBecause"
              hint="This stays in the audit trail for good: please name nobody."
              maxLength={200}
              autoComplete="off"
            />
          ) : null}
        </>
      ) : null}
      {mode === 'move' ? (
        <>
          <Input
            label="New day"
            name="plannedOn"
            type="date"
            min={today}
            defaultValue={[step.plannedOn, today].sort()[1]}
            error={errors.plannedOn}
          />
          <Select
            label="Why"
            name="because"
            placeholder="Choose a reason"
            choices={moveReasons.map(({ id, label }) => ({ value: id, label }))}
            error={errors.because}
          />
          <p className="text-sm text-muted">
            {order.isTold
              ? 'The buyer is told the new day and the reason.'
              : 'No message reaches the buyer: please ring them.'}
          </p>
        </>
      ) : null}
      {mode === 'done' ? (
        <Button size="small" variant="quiet" className="w-fit" onClick={() => setMode('move')}>
          It will be another day
        </Button>
      ) : null}
    </FormDialog>
  )
}

/** The planned day of a step, who did it, and the days that were planned before. */
function History({ step: { doneOn, doneBy, plannedOn, moves } }: { step: OrderStep }) {
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>
        {doneOn
          ? `Done on ${formatDay(doneOn)}${doneBy && ` by ${doneBy}`}.`
          : `Planned for ${formatDay(plannedOn)}.`}
      </p>
      {moves.map(({ from, because, at, by }) => (
        <p key={at}>{`Before: ${formatDay(from)}. ${moveReasonLabel(because)}${by && ` (${by})`}.`}</p>
      ))}
    </div>
  )
}

function faultsOf(
  mode: 'done' | 'undo' | 'move',
  typed: Record<string, string>,
  step: OrderStep,
  today: string,
): Record<string, string> {
  if (mode === 'undo') return {}
  if (mode === 'move')
    return {
      ...(typed.plannedOn ? {} : { plannedOn: 'Please choose a day.' }),
      ...(typed.plannedOn === step.plannedOn ? { plannedOn: 'This is the planned day already.' } : {}),
      ...(typed.because ? {} : { because: 'Please say why the day moves.' }),
    }
  return {
    ...(typed.doneOn ? {} : { doneOn: 'Please choose a day.' }),
    ...(typed.doneOn && typed.doneOn > today ? { doneOn: 'This day is still to come.' } : {}),
    ...(step.step === 'registered' && !typed.registrationNumber?.trim()
      ? { registrationNumber: 'Please type the registration number.' }
      : {}),
  }
}

function changeOf(
  mode: 'done' | 'undo' | 'move',
  typed: Record<string, string>,
  order: Order,
  { step, doneOn, plannedOn }: OrderStep,
): StepChange {
  if (mode === 'undo') return { step, doneOn: null, seen: { doneOn } }
  if (mode === 'move')
    return { step, plannedOn: typed.plannedOn, because: typed.because as MoveReason, seen: { plannedOn } }
  const isRegistration = step === 'registered'
  return {
    step,
    doneOn: typed.doneOn,
    ...(isRegistration && { registrationNumber: typed.registrationNumber }),
    ...(typed.unitId && { unitId: Number(typed.unitId) }),
    ...(typed.releasedBecause && { releasedBecause: typed.releasedBecause }),
    seen: { doneOn, ...(isRegistration && { registrationNumber: order.registrationNumber }) },
  }
}

function savedWords(mode: 'done' | 'undo' | 'move', { isTold }: Order, { step }: OrderStep): string {
  const words = { done: 'done', undo: 'not done yet', move: 'has another day' }[mode]
  return `${stepLabel(step)}: ${words}.${isTold ? ' The buyer is told.' : ''}`
}

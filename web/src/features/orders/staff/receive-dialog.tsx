import { type FormEvent, useRef, useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { notedWayIds, notedWays } from '#contract/payments/payment-lists.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { heldRupees } from '#domain/payments/refund-table.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { noteReceived } from '#web/shop/lead-acts/act-or-wait.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

interface ReceiveDialogProps {
  order: Order
  leadId: string
  /** Called once the payment is with the server; without a connection it waits on this device. */
  onChanged: () => void
  onClose: () => void
}

/**
 * Notes what a buyer paid ahead: amount, way, the bank's reference and the day, today unless it was another.
 */
export function ReceiveDialog({ order, leadId, onChanged, onClose }: ReceiveDialogProps) {
  const id = useRef(crypto.randomUUID())
  const today = indianDay(serverNow())
  const held = heldRupees(order.payments)
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const way = notedWayIds.find((one) => one === text('way'))
    const wrong = {
      ...(text('amount') ? {} : { amount: 'Please enter the amount.' }),
      ...(way ? {} : { way: 'Please choose how it was paid.' }),
      ...(text('paidOn') ? {} : { paidOn: 'Please choose a day.' }),
    }
    setErrors(wrong)
    if (!way || Object.keys(wrong).length > 0) return
    setSaving(true)
    try {
      const outcome = await noteReceived(leadId, order.id, {
        id: id.current,
        amount: text('amount'),
        way,
        reference: text('reference'),
        paidOn: text('paidOn'),
        seen: held,
      })
      if (outcome === 'waiting') notify.success('Kept on this device until there is a connection.')
      else {
        notify.success(`Received. The receipt voucher is made.${order.isTold ? ' The buyer is told.' : ''}`)
        onChanged()
      }
      onClose()
    } catch (error) {
      setSaving(false)
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      if (error instanceof ApiError && error.code === 'conflict') {
        notify.error(error.message)
        onChanged()
        onClose()
      } else if (Object.keys(fields).length === 0) notify.error(saveFailureWords(error))
    }
  }

  const open = order.token - held
  return (
    <FormDialog
      title="Received from the buyer"
      submitLabel="Received"
      busy={isSaving}
      onSubmit={(event) => void save(event)}
      onFieldChange={mendChanged}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        {`Token ${formatRupees(order.token)}, received ${formatRupees(held)}. At most ${formatRupees(order.cap)} is taken ahead.`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label="Amount (₹)"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={open > 0 ? open : ''}
          error={errors.amount}
        />
        <Select
          label="Paid by"
          name="way"
          placeholder="Choose"
          choices={notedWays.map((way) => ({ value: way.id, label: way.label }))}
          error={errors.way}
        />
        <Input
          label="Reference of the bank"
          name="reference"
          optional
          hint={`The order's number is ${order.reference}.`}
          autoComplete="off"
          maxLength={60}
          error={errors.reference}
        />
        <Input
          label="Paid on"
          name="paidOn"
          type="date"
          max={today}
          defaultValue={today}
          error={errors.paidOn}
        />
      </div>
    </FormDialog>
  )
}

import { type FormEvent, useRef, useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import type { Payment } from '#contract/payments/payment.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { returnedRupees } from '#domain/payments/refund-table.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { cancellingOf } from './cancelling.ts'
import { RefundFields, refundOf } from './refund-fields.tsx'

interface RefundDialogProps {
  order: Order
  payment: Payment
  role: StaffRole | undefined
  onChanged: () => void
  onClose: () => void
}

/** Returns one payment: what the table says, which is nothing while the order stands, or another amount. */
export function RefundDialog({ order, payment, role, onChanged, onClose }: RefundDialogProps) {
  const id = useRef(crypto.randomUUID())
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)
  const byTable =
    order.state === 'cancelled' || payment.cameAs === 'more'
      ? returnedRupees([payment], cancellingOf(order))
      : 0

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const body = { id: id.current, paymentId: payment.id, ...refundOf(event.currentTarget, byTable) }
    setSaving(true)
    try {
      await callApi('refundPayment', { params: { id: order.id }, body })
      notify.success('The refund voucher is made.')
      onChanged()
      onClose()
    } catch (error) {
      setSaving(false)
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      if (Object.keys(fields).length > 0) return
      const isConflict = error instanceof ApiError && error.code === 'conflict'
      notify.error(isConflict ? error.message : saveFailureWords(error))
      if (isConflict) onChanged()
    }
  }

  return (
    <FormDialog
      title={`Return of ${payment.number}`}
      submitLabel="Return it"
      busy={isSaving}
      onSubmit={(event) => void save(event)}
      onFieldChange={mendChanged}
      onClose={onClose}
    >
      <RefundFields byTable={byTable} paid={payment.amount} role={role} errors={errors} />
    </FormDialog>
  )
}

import { type FormEvent, useState } from 'react'
import { type CancelReason, cancelReasons } from '#contract/orders/cancel-reasons.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { heldRupees, returnedRupees } from '#domain/payments/refund-table.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { cancellingOf } from './cancelling.ts'
import { RefundFields, refundOf } from './refund-fields.tsx'

interface CancelOrderDialogProps {
  order: Order
  role: StaffRole | undefined
  onChanged: () => void
  onClose: () => void
}

/** Asks why an order ends: for most reasons the sale is lost, for some its lead goes back to where it was. */
export function CancelOrderDialog({ order, role, onChanged, onClose }: CancelOrderDialogProps) {
  const [because, setBecause] = useState('')
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)
  const reason = cancelReasons.find(({ id }) => id === because)
  const toReturn = order.payments.filter(({ state, refund }) => state === 'received' && refund === null)
  const byTable = returnedRupees(toReturn, cancellingOf(order, because))

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!reason) return setErrors({ reason: 'Please choose a reason.' })
    const refund = refundOf(event.currentTarget, byTable)
    setSaving(true)
    try {
      const body = { version: order.version, because: reason.id satisfies CancelReason, refund }
      await callApi('cancelOrder', { params: { id: order.id }, body })
      notify.success('The order is cancelled.')
      onClose()
    } catch (failure) {
      setSaving(false)
      const fields = failure instanceof ApiError ? failure.fields : {}
      setErrors(fields)
      if (Object.keys(fields).length > 0) return
      notify.error(
        failure instanceof ApiError && failure.code === 'conflict'
          ? failure.message
          : saveFailureWords(failure),
      )
    }
    onChanged()
  }

  return (
    <FormDialog
      title={`Cancel the order of ${order.name || order.model}`}
      submitLabel="Cancel the order"
      busy={isSaving}
      onCancel={onClose}
      onFieldChange={mendChanged}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <Select
        label="Why"
        placeholder="Choose a reason"
        choices={cancelReasons.map(({ id, label }) => ({ value: id, label }))}
        value={because}
        name="reason"
        error={errors.reason}
        onChange={({ currentTarget }) => setBecause(currentTarget.value)}
      />
      <p className="text-sm text-muted">
        {reason?.lostReason === ''
          ? 'The lead goes back to where it stood before the booking.'
          : 'The lead is marked as lost for this reason.'}
        {order.isTold ? ' The buyer is told that the order is cancelled.' : ''}
      </p>
      {toReturn.length > 0 && reason ? (
        <RefundFields byTable={byTable} paid={heldRupees(toReturn)} role={role} errors={errors} />
      ) : null}
    </FormDialog>
  )
}

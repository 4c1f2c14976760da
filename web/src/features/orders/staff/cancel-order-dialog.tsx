import { type FormEvent, useState } from 'react'
import { type CancelReason, cancelReasons } from '#contract/orders/cancel-reasons.ts'
import type { Order } from '#contract/orders/orders.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

interface CancelOrderDialogProps {
  order: Order
  onChanged: () => void
  onClose: () => void
}

/** Asks why an order ends: for most reasons the sale is lost, for some its lead goes back to where it was. */
export function CancelOrderDialog({ order, onChanged, onClose }: CancelOrderDialogProps) {
  const [because, setBecause] = useState('')
  const [error, setError] = useState('')
  const [isSaving, setSaving] = useState(false)
  const reason = cancelReasons.find(({ id }) => id === because)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!reason) return setError('Please choose a reason.')
    setSaving(true)
    try {
      const body = { version: order.version, because: reason.id satisfies CancelReason }
      await callApi('cancelOrder', { params: { id: order.id }, body })
      notify.success('The order is cancelled.')
      onClose()
    } catch (failure) {
      setSaving(false)
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
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <Select
        label="Why"
        placeholder="Choose a reason"
        choices={cancelReasons.map(({ id, label }) => ({ value: id, label }))}
        value={because}
        error={error}
        onChange={({ currentTarget }) => {
          setBecause(currentTarget.value)
          setError('')
        }}
      />
      <p className="text-sm text-muted">
        {reason?.lostReason === ''
          ? 'The lead goes back to where it stood before the booking.'
          : 'The lead is marked as lost for this reason.'}
        {order.isTold ? ' The buyer is told that the order is cancelled.' : ''}
      </p>
    </FormDialog>
  )
}

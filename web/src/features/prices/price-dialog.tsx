import { type FormEvent, useId, useState } from 'react'
import type { PriceItem } from '#contract/prices.ts'
import { texts } from '#contract/texts.ts'
import { ApiError, callApi } from '#web/lib/api-client.ts'
import { formatRupees } from '#web/lib/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { notify } from '#web/ui/toast.tsx'

interface PriceDialogProps {
  item: PriceItem
  onClose: () => void
  onSaved: (item: PriceItem) => void
}

/** Edits one price; shows the old one, and keeps what was typed when the server refuses. */
export function PriceDialog({ item, onClose, onSaved }: PriceDialogProps) {
  const formId = useId()
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const price = String(new FormData(event.currentTarget).get('price') ?? '')
    const { typedRupees } = await import('#contract/money.ts')
    if (!typedRupees.safeParse(price).success) {
      setError(texts.price.invalid)
      notify.error(texts.price.invalid, { duration: 3000 })
      return
    }
    setSaving(true)
    try {
      const answer = await callApi('updatePrice', { params: { bikeName: item.bike_name }, body: { price } })
      notify.success(texts.price.success, { duration: 3000 })
      onSaved(answer.item)
    } catch (cause) {
      setSaving(false)
      setError(cause instanceof ApiError ? (cause.fields.price ?? texts.price.failure) : texts.price.failure)
      notify.error(texts.price.failure, { duration: 3000 })
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Price of ${item.bike_name}`}
      size="small"
      locked={isSaving}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving} busyLabel="Updating...">
            Update
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="grid gap-4">
        <p className="text-muted">
          Now <strong className="figures text-content">{formatRupees(item.bike_price)}</strong> ex-showroom
        </p>
        <Input
          label="New price in rupees"
          name="price"
          defaultValue={String(item.bike_price)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...(error ? { error } : {})}
        />
      </form>
    </Dialog>
  )
}

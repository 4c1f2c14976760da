import { useState } from 'react'
import type { AccessoryItem } from '#contract/accessories.ts'
import { texts } from '#contract/texts.ts'
import { Select } from '#web/ui/form/select.tsx'
import { PriceForm } from './price-form.tsx'

interface AccessoryDialogProps {
  accessories: readonly AccessoryItem[]
  /** The row it was opened from; none when it was opened by itself. */
  chosenId: number | undefined
  onCancel: () => void
  onUpdate: (item: AccessoryItem, rupees: number) => void
}

/** Chooses an accessory and asks for its price. */
export function AccessoryDialog({ accessories, chosenId, onCancel, onUpdate }: AccessoryDialogProps) {
  const [id, setId] = useState(String(chosenId ?? ''))
  const item = accessories.find((each) => String(each.id) === id)
  return (
    <PriceForm
      title="Price of an accessory"
      current={item?.price}
      typed={chosenId === undefined ? '' : String(item?.price ?? '')}
      invalidText={texts.accessory.invalid}
      onCancel={onCancel}
      onUpdate={(rupees) => {
        if (item) onUpdate(item, rupees)
      }}
    >
      <Select
        label="Accessory"
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
        placeholder="Choose an accessory"
        choices={accessories.map((each) => ({
          value: String(each.id),
          label: `${each.bike_name}: ${each.heading} (${each.part_no})`,
        }))}
      />
    </PriceForm>
  )
}

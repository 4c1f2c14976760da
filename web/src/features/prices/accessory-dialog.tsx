import { useState } from 'react'
import { texts } from '#contract/texts/texts.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { PriceForm } from './price-form.tsx'
import type { PricedItem } from './price-list.ts'

export interface Accessory extends PricedItem {
  bikeName: string
  model: string
  partNumber: string
}

interface AccessoryDialogProps {
  accessories: readonly Accessory[]
  /** The accessory whose row opened the dialog; undefined when the button above the table opened it. */
  chosen: Accessory | undefined
  /** The text that the price begins with. */
  typed: string
  onCancel: () => void
  onUpdate: (item: Accessory, rupees: number) => void
}

/** Chooses an accessory and asks for its price. */
export function AccessoryDialog(props: AccessoryDialogProps) {
  const { accessories, chosen, typed, onCancel, onUpdate } = props
  const [key, setKey] = useState(chosen?.key ?? '')
  const item = accessories.find((each) => each.key === key)
  return (
    <PriceForm
      title="Price of an accessory"
      item={item}
      typed={typed}
      emptyText={texts.accessory.invalid}
      onCancel={onCancel}
      onUpdate={(rupees) => {
        if (item) onUpdate(item, rupees)
      }}
      choice={(error) => (
        <Select
          label="Accessory"
          value={key}
          error={error}
          onChange={(event) => setKey(event.currentTarget.value)}
          placeholder="Choose an accessory"
          choices={accessories.map((each) => ({
            value: each.key,
            label: `${each.model}: ${each.name} (${each.partNumber})`,
          }))}
        />
      )}
    />
  )
}

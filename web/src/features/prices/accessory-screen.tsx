import { useState } from 'react'
import { texts } from '#contract/texts/texts.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { type Accessory, AccessoryDialog } from './accessory-dialog.tsx'
import { ModelJump } from './model-jump.tsx'
import { typedPrice, usePriceList } from './price-list.ts'
import { PriceTable } from './price-table.tsx'

async function listAccessories(signal: AbortSignal): Promise<Accessory[]> {
  const items = await callApi('listAccessoryPrices', {}, { signal })
  // The accessories of a model stand together; the models come in the order of their first accessories.
  const grouped = [...new Set(items.map(({ bike_name }) => bike_name))].flatMap((model) =>
    items.filter(({ bike_name }) => bike_name === model),
  )
  return grouped.map(({ id, heading, part_no, bike_name, display_name, price }) => ({
    key: String(id),
    name: heading,
    fullName: `${heading}, ${display_name}`,
    bikeName: bike_name,
    model: display_name,
    partNumber: part_no,
    price,
  }))
}

/** Manage Accessories Price: choose an accessory, from its row or in the dialog, and set its price. */
export function AccessoryScreen() {
  const accessories = usePriceList({
    id: 'accessories',
    list: listAccessories,
    save: (id, body) => callApi('updateAccessoryPrice', { params: { id: Number(id) }, body }),
    texts: texts.accessory,
  })
  const [address, setAddress] = useSearchState()
  // The address follows the field a moment later: the field must not wait for the address.
  const [term, setTerm] = useState(address.get('q') ?? '')
  const [chosen, setChosen] = useState<Accessory | 'none'>()

  const all = accessories.value ?? []
  const found = accessories.value?.filter((item) => matches(item, term))
  return (
    <Screen
      title="Manage Accessories Price"
      actions={
        <ChangeButton size="small" onClick={() => setChosen('none')} disabled={all.length === 0}>
          Edit a price
        </ChangeButton>
      }
    >
      <LoadFailure
        of={accessories}
        words="The accessories could not be loaded."
        signedOut="Unauthorized. Please log in."
      />
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        <Input
          label="Find an accessory"
          type="search"
          className="min-w-0 flex-1 basis-36 md:max-w-md"
          value={term}
          onChange={(event) => {
            setTerm(event.currentTarget.value)
            setAddress({ q: event.currentTarget.value })
          }}
        />
        <ModelJump models={[...new Set(found?.map(({ model }) => model))]} />
        <p role="status" className="figures text-sm text-muted">
          {found ? `${found.length} of ${all.length} accessories` : ''}
        </p>
      </div>
      <PriceTable
        caption="Prices of accessories"
        list={accessories}
        items={found}
        emptyText="No accessories found"
        groupOf={({ model }) => model}
        columns={[
          {
            key: 'heading',
            title: 'Heading',
            cell: ({ name }) => <span className="whitespace-normal">{name}</span>,
          },
          { key: 'part_no', title: 'Part Number', cell: ({ partNumber }) => partNumber },
        ]}
        onEdit={setChosen}
      />
      {chosen ? (
        <AccessoryDialog
          accessories={all}
          chosen={chosen === 'none' ? undefined : chosen}
          typed={chosen === 'none' ? '' : typedPrice(chosen, accessories.edits)}
          onCancel={() => setChosen(undefined)}
          onUpdate={({ key, price }, rupees) => {
            accessories.change(key, price, rupees)
            setChosen(undefined)
          }}
        />
      ) : null}
    </Screen>
  )
}

function matches({ name, partNumber, bikeName, model }: Accessory, term: string): boolean {
  return `${name} ${partNumber} ${model} ${bikeName}`.toLowerCase().includes(term.trim().toLowerCase())
}

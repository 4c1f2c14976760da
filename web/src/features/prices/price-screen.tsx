import { useState } from 'react'
import { texts } from '#contract/texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { PriceForm } from './price-form.tsx'
import { type PricedItem, usePriceList } from './price-list.ts'
import { PriceTable } from './price-table.tsx'

async function listModels(signal: AbortSignal): Promise<PricedItem[]> {
  const items = await callApi('listPrices', {}, { signal })
  return items.map(({ bike_name: name, bike_price: price }) => ({ key: name, name, fullName: name, price }))
}

/** Manage Price: every model with its ex-showroom price, each edited in a dialog, shown at once and undone in one press. */
export function PriceScreen() {
  const models = usePriceList({
    id: 'prices',
    list: listModels,
    save: (bikeName, price) => callApi('updatePrice', { params: { bikeName }, body: { price } }),
    texts: texts.price,
  })
  const [chosen, setChosen] = useState<PricedItem>()
  const edit = chosen && models.edits.get(chosen.key)
  return (
    <Screen title="Manage Price">
      <LoadFailure of={models} words="The prices could not be loaded." signedOut={texts.price.unauthorized} />
      <PriceTable
        className="max-w-4xl"
        caption="Ex-showroom prices"
        list={models}
        items={models.value}
        emptyText="No vehicles found"
        columns={[{ key: 'bike_name', title: 'Bike Name', cell: ({ name }) => name }]}
        onEdit={setChosen}
      />
      {chosen ? (
        <PriceForm
          title={`Price of ${chosen.name}`}
          current={chosen.price}
          typed={String(edit?.state === 'failed' ? edit.after : chosen.price)}
          invalidText={texts.price.invalid}
          onCancel={() => setChosen(undefined)}
          onUpdate={(price) => {
            models.change(chosen.key, chosen.price, price)
            setChosen(undefined)
          }}
        />
      ) : null}
    </Screen>
  )
}

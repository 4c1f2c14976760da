import { useState } from 'react'
import { texts } from '#contract/texts/texts.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { PriceForm } from './price-form.tsx'
import { typedPrice, usePriceList } from './price-list.ts'
import { PriceTable } from './price-table.tsx'
import { listVersions, saveVersion, type Version } from './versions.ts'

/**
 * Manage Price: every model with its ex-showroom price, and below it its other variants with their prices. A
 * price is edited in a dialog, shown at once and undone by one press.
 */
export function PriceScreen() {
  const versions = usePriceList({
    id: 'prices',
    list: async (signal) => listVersions(await callApi('listPrices', {}, { signal })),
    save: saveVersion,
    texts: texts.price,
  })
  const [chosen, setChosen] = useState<Version>()
  const [, setAddress] = useSearchState()
  return (
    <Screen
      title="Manage Price"
      actions={
        <ChangeButton
          size="small"
          onClick={() => setAddress({ view: 'many' }, { step: true, fromTop: true })}
        >
          Change many
        </ChangeButton>
      }
    >
      <LoadFailure
        of={versions}
        words="The prices could not be loaded."
        signedOut={texts.price.unauthorized}
      />
      <PriceTable
        className="max-w-4xl"
        caption="Ex-showroom prices"
        list={versions}
        items={versions.value}
        emptyText="No vehicles found"
        number={({ number }) => number}
        columns={[
          { key: 'bike_name', title: 'Bike Name', cell: (version) => <VersionName version={version} /> },
        ]}
        onEdit={setChosen}
        onHistory={({ number, bikeName }) =>
          number === undefined ? undefined : () => setAddress({ history: bikeName })
        }
      />
      {chosen ? (
        <PriceForm
          title={`Price of ${[chosen.name, chosen.variant].filter(Boolean).join(' ')}`}
          item={chosen}
          typed={typedPrice(chosen, versions.edits)}
          emptyText={texts.price.invalid}
          onCancel={() => setChosen(undefined)}
          onUpdate={(price) => {
            versions.change(chosen.key, chosen.price, price)
            setChosen(undefined)
          }}
        />
      ) : null}
    </Screen>
  )
}

/**
 * The name of a model, and of the variant to which the price belongs where there are several; a further
 * variant has a row of its own below.
 */
function VersionName({ version: { number, name, variant } }: { version: Version }) {
  if (number === undefined)
    return (
      <span className="md:pl-5">
        <span className="md:sr-only">{name} </span>
        {variant}
      </span>
    )
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-semibold">{name}</span>
      {variant ? <span className="text-muted">{variant}</span> : null}
    </span>
  )
}

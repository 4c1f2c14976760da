import { useState } from 'react'
import type { PriceItem } from '#contract/prices.ts'
import { texts } from '#contract/texts.ts'
import { ApiError, callApi } from '#web/lib/api-client.ts'
import { isSignedOut, staffFailure } from '#web/lib/staff-failure.ts'
import { useOptimisticEdits } from '#web/lib/use-optimistic-edits.ts'
import { useStaffData } from '#web/lib/use-staff-data.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { StaffScreen } from '#web/ui/staff-screen.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { EditedPrice } from './edited-price.tsx'
import { PriceForm } from './price-form.tsx'

/** Manage Price: every model with its ex-showroom price, each edited in a dialog, shown at once and undone in one press. */
export function PriceScreen() {
  const prices = useStaffData('prices', (signal) => callApi('listPrices', {}, { signal }))
  const [chosen, setChosen] = useState<PriceItem>()
  const { edits, change } = useOptimisticEdits<number>({
    show: (name, price) =>
      prices.replace((items) =>
        items.map((item) => (item.bike_name === name ? { ...item, bike_price: price } : item)),
      ),
    save: (name, price) => callApi('updatePrice', { params: { bikeName: name }, body: { price } }),
    onSaved: (name, { before, after }) =>
      notify.success(texts.price.success, {
        action: { label: 'Undo', run: () => change(name, after, before) },
      }),
    onFailed: (_, __, error) => notify.error(failureOfUpdate(error)),
  })

  const failedEdit = chosen && edits.get(chosen.bike_name)
  return (
    <StaffScreen
      title="Manage Price"
      failure={prices.error === undefined ? undefined : failureOfList(prices.error)}
      onRetry={prices.reload}
      isRetrying={prices.isLoading}
    >
      <DataTable
        align="middle"
        className="max-w-4xl"
        caption="Ex-showroom prices"
        rows={prices.value ?? (prices.error === undefined ? undefined : [])}
        rowKey={(item) => item.bike_name}
        emptyText="No vehicles found"
        busy={prices.isLoading}
        columns={[
          { key: 'number', title: 'S No.', cell: (_, index) => index + 1 },
          { key: 'bike_name', title: 'Bike Name', cell: (item) => item.bike_name },
          {
            key: 'bike_price',
            title: 'Price',
            numeric: true,
            cell: (item) => (
              <EditedPrice
                name={item.bike_name}
                price={item.bike_price}
                edit={edits.get(item.bike_name)}
                onUndo={({ before, after }) => change(item.bike_name, after, before)}
              />
            ),
          },
          {
            key: 'action',
            title: 'Action',
            cell: (item) => (
              <Button
                size="small"
                className="w-fit"
                onClick={() => setChosen(item)}
                aria-label={`Edit the price of ${item.bike_name}`}
              >
                Edit
              </Button>
            ),
          },
        ]}
      />
      {chosen ? (
        <PriceForm
          title={`Price of ${chosen.bike_name}`}
          current={chosen.bike_price}
          typed={String(failedEdit?.state === 'failed' ? failedEdit.after : chosen.bike_price)}
          invalidText={texts.price.invalid}
          onCancel={() => setChosen(undefined)}
          onUpdate={(price) => {
            change(chosen.bike_name, chosen.bike_price, price)
            setChosen(undefined)
          }}
        />
      ) : null}
    </StaffScreen>
  )
}

function failureOfList(error: unknown): string {
  return isSignedOut(error)
    ? texts.price.unauthorized
    : staffFailure(error, 'The prices could not be loaded.')
}

function failureOfUpdate(error: unknown): string {
  const words = error instanceof ApiError ? error.fields.price : undefined
  return words ?? staffFailure(error, texts.price.failure)
}

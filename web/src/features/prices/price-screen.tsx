import { useState } from 'react'
import type { PriceItem } from '#contract/prices.ts'
import { texts } from '#contract/texts.ts'
import { ApiError, callApi } from '#web/lib/api-client.ts'
import { formatRupees } from '#web/lib/money.ts'
import { useStaffData } from '#web/lib/use-staff-data.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { FailureLine } from '#web/ui/failure-line.tsx'
import { PriceDialog } from './price-dialog.tsx'

/** Manage Price: every model with its ex-showroom price, each edited in a dialog. */
export function PriceScreen() {
  const prices = useStaffData('prices', (signal) => callApi('listPrices', {}, { signal }))
  const [edited, setEdited] = useState<PriceItem>()

  function saved(item: PriceItem) {
    prices.replace((items) => items.map((each) => (each.bike_name === item.bike_name ? item : each)))
    setEdited(undefined)
  }

  return (
    <section aria-labelledby="screen-title" className="grid gap-5">
      <h1 id="screen-title" className="display text-2xl">
        Manage Price
      </h1>
      {prices.error !== undefined ? (
        <FailureLine
          message={failureText(prices.error)}
          onRetry={prices.reload}
          retrying={prices.isLoading}
        />
      ) : null}
      <DataTable
        caption="Ex-showroom prices"
        rows={prices.value}
        rowKey={(item) => item.bike_name}
        emptyText="No vehicles found"
        busy={prices.isLoading}
        columns={[
          { key: 'number', title: 'S No.', cell: (_, index) => index + 1 },
          { key: 'bike_name', title: 'Bike Name', cell: (item) => item.bike_name },
          { key: 'bike_price', title: 'Price', cell: (item) => formatRupees(item.bike_price), numeric: true },
          {
            key: 'action',
            title: 'Action',
            cell: (item) => (
              <Button
                size="small"
                onClick={() => setEdited(item)}
                aria-label={`Edit the price of ${item.bike_name}`}
              >
                Edit
              </Button>
            ),
          },
        ]}
      />
      {edited ? <PriceDialog item={edited} onClose={() => setEdited(undefined)} onSaved={saved} /> : null}
    </section>
  )
}

function failureText(error: unknown): string {
  return error instanceof ApiError && error.code === 'unauthorized'
    ? texts.price.unauthorized
    : 'The prices could not be loaded.'
}

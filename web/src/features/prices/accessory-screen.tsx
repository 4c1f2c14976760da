import { useState } from 'react'
import type { AccessoryItem } from '#contract/accessories.ts'
import { texts } from '#contract/texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { isSignedOut, staffFailure } from '#web/lib/staff-failure.ts'
import { useOptimisticEdits } from '#web/lib/use-optimistic-edits.ts'
import { useStaffData } from '#web/lib/use-staff-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { StaffScreen } from '#web/ui/staff-screen.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { AccessoryDialog } from './accessory-dialog.tsx'
import { EditedPrice } from './edited-price.tsx'

/** Manage Accessories Price: choose an accessory, from its row or in the dialog, and set its price. */
export function AccessoryScreen() {
  const accessories = useStaffData('accessories', (signal) => callApi('listAccessoryPrices', {}, { signal }))
  const [kept = '', keep] = useSearchState('q')
  // The address follows a moment later: the field must not wait for it.
  const [term, setTerm] = useState(kept)
  const [chosenId, setChosenId] = useState<number | 'none'>()
  const { edits, change } = useOptimisticEdits<number>({
    show: (id, price) =>
      accessories.replace((items) =>
        items.map((item) => (String(item.id) === id ? { ...item, price } : item)),
      ),
    save: (id, price) => callApi('updateAccessoryPrice', { params: { id: Number(id) }, body: { price } }),
    onSaved: (id, { before, after }) =>
      notify.success(texts.accessory.success, {
        action: { label: 'Undo', run: () => change(id, after, before) },
      }),
    onFailed: (_, __, error) => notify.error(staffFailure(error, texts.accessory.failure)),
  })

  const all = accessories.value ?? []
  const rows = accessories.value && all.filter((item) => matches(item, term))
  return (
    <StaffScreen
      title="Manage Accessories Price"
      actions={
        <Button size="small" onClick={() => setChosenId('none')} disabled={all.length === 0}>
          Edit a price
        </Button>
      }
      failure={accessories.error === undefined ? undefined : failureOfList(accessories.error)}
      onRetry={accessories.reload}
      isRetrying={accessories.isLoading}
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Input
          label="Find an accessory"
          type="search"
          className="w-full max-w-md"
          value={term}
          onChange={(event) => {
            setTerm(event.currentTarget.value)
            keep(event.currentTarget.value)
          }}
        />
        <p role="status" className="figures text-sm text-muted">
          {rows ? `${rows.length} of ${all.length} accessories` : ''}
        </p>
      </div>
      <DataTable
        align="middle"
        caption="Prices of accessories"
        rows={rows ?? (accessories.error === undefined ? undefined : [])}
        rowKey={(item) => item.id}
        emptyText="No accessories found"
        busy={accessories.isLoading}
        columns={[
          { key: 'number', title: 'S No.', cell: (_, index) => index + 1 },
          { key: 'bike', title: 'Model', cell: (item) => item.bike_name },
          {
            key: 'heading',
            title: 'Heading',
            cell: (item) => <span className="whitespace-normal">{item.heading}</span>,
          },
          { key: 'part_no', title: 'Part Number', cell: (item) => item.part_no },
          {
            key: 'price',
            title: 'Price',
            numeric: true,
            cell: (item) => (
              <EditedPrice
                name={item.heading}
                price={item.price}
                edit={edits.get(String(item.id))}
                onUndo={({ before, after }) => change(String(item.id), after, before)}
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
                onClick={() => setChosenId(item.id)}
                aria-label={`Edit the price of ${item.heading}, ${item.bike_name}`}
              >
                Edit
              </Button>
            ),
          },
        ]}
      />
      {chosenId === undefined ? null : (
        <AccessoryDialog
          accessories={all}
          chosenId={chosenId === 'none' ? undefined : chosenId}
          onCancel={() => setChosenId(undefined)}
          onUpdate={(item, price) => {
            change(String(item.id), item.price, price)
            setChosenId(undefined)
          }}
        />
      )}
    </StaffScreen>
  )
}

function matches({ heading, part_no, bike_name }: AccessoryItem, term: string): boolean {
  return `${heading} ${part_no} ${bike_name}`.toLowerCase().includes(term.trim().toLowerCase())
}

function failureOfList(error: unknown): string {
  return isSignedOut(error)
    ? 'Unauthorized. Please log in.'
    : staffFailure(error, 'The accessories could not be loaded.')
}

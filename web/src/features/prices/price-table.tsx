import { formatRupees } from '#domain/prices/rupee-words.ts'
import { cameToNothing } from '#web/lib/api/use-loaded.ts'
import type { Edit } from '#web/lib/api/use-optimistic-edits.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { PricedItem, PriceList } from './price-list.ts'

interface PriceTableProps<Item> {
  list: PriceList<Item>
  /** The items of the list that the table shows. */
  items: readonly Item[] | undefined
  caption: string
  emptyText: string
  /** The columns that describe an item; they stand between its number and its price. */
  columns: readonly Column<Item>[]
  /** The number under S No.; the place in the list when undefined. */
  number?: (item: Item, index: number) => number | undefined
  onEdit: (item: Item) => void
  /** Opens the former prices of an item; undefined where the history stands elsewhere. */
  onHistory?: (item: Item) => (() => void) | undefined
  groupOf?: ((item: Item) => string) | undefined
  className?: string | undefined
}

/**
 * The table of both price screens. Each row names its item and shows its price, Undo after an edit, and Edit.
 */
export function PriceTable<Item extends PricedItem>(props: PriceTableProps<Item>) {
  const { list, items, caption, emptyText, columns, onEdit, onHistory, groupOf, className } = props
  const { number = (_: Item, index: number) => index + 1 } = props
  return (
    <>
      {cameToNothing(list) ? null : (
        <DataTable
          align="middle"
          className={className}
          caption={caption}
          rows={items}
          rowKey={({ key }) => key}
          emptyText={emptyText}
          groupOf={groupOf}
          busy={list.isLoading}
          columns={[
            { key: 'number', title: 'S No.', cell: number },
            ...columns,
            {
              key: 'price',
              title: 'Price',
              numeric: true,
              cell: ({ key, fullName, price }) => (
                <EditedPrice
                  name={fullName}
                  price={price}
                  edit={list.edits.get(key)}
                  onUndo={({ before, after }) => list.change(key, after, before)}
                />
              ),
            },
            {
              key: 'action',
              title: 'Action',
              cell: (item) => {
                const openHistory = onHistory?.(item)
                return (
                  <span className="flex flex-wrap gap-2">
                    <ChangeButton
                      size="small"
                      className="w-fit"
                      onClick={() => onEdit(item)}
                      aria-label={`Edit the price of ${item.fullName}`}
                    >
                      Edit
                    </ChangeButton>
                    {openHistory ? (
                      <Button
                        size="small"
                        variant="quiet"
                        className="w-fit"
                        onClick={openHistory}
                        aria-label={`Price history of ${item.fullName}`}
                      >
                        History
                      </Button>
                    ) : null}
                  </span>
                )
              },
            },
          ]}
        />
      )}
      {list.conflict ? <ConflictDialog conflict={list.conflict} onSettle={list.settleConflict} /> : null}
    </>
  )
}

interface EditedPriceProps {
  price: number
  edit: Edit<number> | undefined
  /** The name of the item for screen readers. */
  name: string
  onUndo: (edit: Edit<number>) => void
}

/**
 * A price in its row. After an edit the row shows the old price with Undo; after a failed edit, the price
 * that was not saved.
 */
function EditedPrice({ price, edit, name, onUndo }: EditedPriceProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 md:justify-end">
      {edit?.state === 'failed' ? (
        <span className="text-sm text-danger">{formatRupees(edit.after)} was not saved</span>
      ) : edit && edit.before !== edit.after ? (
        <>
          <s className="text-sm text-muted">
            <span className="sr-only">before </span>
            {formatRupees(edit.before)}
          </s>
          <Button
            size="small"
            variant="quiet"
            disabled={edit.state === 'saving'}
            onClick={() => onUndo(edit)}
            aria-label={`Undo the new price of ${name}`}
          >
            Undo
          </Button>
        </>
      ) : null}
      <span className="font-semibold">{formatRupees(price)}</span>
    </span>
  )
}

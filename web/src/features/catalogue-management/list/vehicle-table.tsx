import { lineNames, sayMissing } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleSummary } from '#contract/catalogue/vehicle-record.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { RowPicture } from '#web/ui/media/row-picture.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { StateBadge } from './state-badge.tsx'
import { StateButton } from './state-button.tsx'

interface VehicleTableProps {
  vehicles: readonly VehicleSummary[] | undefined
  isLoading: boolean
  onOpen: (id: number) => void
  onChanged: () => void
}

/**
 * The models as rows: name, state for visitors, and the facts that are missing before visitors may see the
 * model.
 */
export function VehicleTable({ vehicles, isLoading, onOpen, onChanged }: VehicleTableProps) {
  return (
    <DataTable
      align="middle"
      caption="Models"
      rows={vehicles}
      rowKey={({ id }) => id}
      emptyText="No models found"
      busy={isLoading}
      columns={[
        {
          key: 'model',
          title: 'Model',
          cell: ({ picture, displayName, name, category }) => (
            <span className="flex min-w-0 items-center gap-3">
              <RowPicture src={picture} className="w-16 object-contain" />
              <span className="min-w-0">
                <strong className="block">{displayName}</strong>
                <span className="text-sm whitespace-normal text-muted">
                  {[lineNames[category], ...(name === displayName ? [] : [name])].join(' · ')}
                </span>
              </span>
            </span>
          ),
        },
        {
          key: 'price',
          title: 'Price',
          numeric: true,
          cell: ({ price }) => (price > 0 ? formatRupees(price) : '—'),
        },
        {
          key: 'state',
          title: 'Visitors see it',
          cell: ({ state, missing, by, at }) => (
            <span className="flex flex-col items-start gap-1">
              <StateBadge state={state} />
              {missing.length > 0 ? (
                <span className="text-sm whitespace-normal text-muted">Missing: {sayMissing(missing)}</span>
              ) : null}
              {by ? (
                <span className="text-sm whitespace-normal text-muted">
                  Changed by {by}, {formatMoment(new Date(at))}
                </span>
              ) : null}
            </span>
          ),
        },
        {
          key: 'action',
          title: 'Action',
          cell: (vehicle) => (
            <span className="flex flex-wrap gap-2">
              <Button
                size="small"
                onClick={() => onOpen(vehicle.id)}
                aria-label={`Edit ${vehicle.displayName}`}
              >
                Edit
              </Button>
              <StateButton
                id={vehicle.id}
                name={vehicle.displayName}
                state={vehicle.state}
                isComplete={vehicle.missing.length === 0}
                onChanged={onChanged}
              />
            </span>
          ),
        },
      ]}
    />
  )
}

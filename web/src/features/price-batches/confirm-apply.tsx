import { useState } from 'react'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Checkbox } from '#web/ui/form/controls/inputs.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import type { rowsToSet } from './judge-prices.ts'
import { versionName } from './judge-prices.ts'

interface ConfirmApplyProps {
  rows: ReturnType<typeof rowsToSet>
  /** The day of the change; empty for now. */
  day: string
  busy: boolean
  /** Called with whether pages for search engines are built at once too. */
  onConfirm: (publishes: boolean) => void
  onClose: () => void
}

/** Says once more which prices are about to change, and names every row that looks unusual. */
export function ConfirmApply({ rows, day, busy, onConfirm, onClose }: ConfirmApplyProps) {
  const [publishes, setPublishes] = useState(false)
  const unusual = rows.filter(({ marks }) => marks.length > 0)
  const up = rows.filter(({ version, wanted }) => wanted > version.price).length
  const prices = rows.length === 1 ? '1 price' : `${rows.length} prices`
  const when = day ? `at midnight, when ${formatDay(day)} begins in India` : 'now'
  return (
    <ConfirmDialog
      title={day ? `Schedule ${prices}` : `Set ${prices}`}
      question={`Set ${prices} ${when}?`}
      confirmLabel={day ? 'Schedule' : `Set ${prices}`}
      busy={busy}
      onConfirm={() => onConfirm(publishes)}
      onClose={onClose}
    >
      <p>
        {up} up, {rows.length - up} down.{' '}
        {day ? 'Until then it can be cancelled.' : 'Visitors see it at once.'} It can be undone for 7 days.
      </p>
      <Checkbox
        label="Renew the pages for search engines too, which uses one build"
        checked={publishes}
        onChange={({ currentTarget }) => setPublishes(currentTarget.checked)}
      />
      {unusual.length > 0 ? (
        <div className="grid gap-2 rounded-md bg-warning-soft px-3.5 py-3">
          <p className="font-semibold">Please look at these once more:</p>
          <ul className="figures grid max-h-60 gap-1 overflow-y-auto text-sm">
            {unusual.map(({ row, version, wanted, marks }) => (
              <li key={row.key}>
                <strong>{versionName(version)}</strong>: {formatRupees(version.price)} →{' '}
                {formatRupees(wanted)}, {marks.map(({ words }) => words).join(', ')}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </ConfirmDialog>
  )
}

import { useState } from 'react'
import type { PriceVersion } from '#contract/prices/price-batches.ts'
import { mostBatchPrices } from '#contract/prices/price-ways.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { DiscardDialog } from '#web/ui/overlay/discard-dialog.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { ConfirmApply } from './confirm-apply.tsx'
import { isOfKind, rowsToSet } from './judge-prices.ts'
import { LineCard } from './line-card.tsx'
import { PasteCard } from './paste-card.tsx'
import { RowTable } from './row-table.tsx'
import { useApply } from './use-apply.ts'
import { usePriceRows } from './use-price-rows.ts'

interface ChangeManyProps {
  /** The user id of the staff member who fills the table. */
  person: string
  versions: readonly PriceVersion[]
  /** True while newer versions are on their way: prices that are sent now may be refused once more. */
  isRenewing: boolean
  onSaved: (id: string) => void
  /** Called when the old prices shown here are no longer those of the catalogue. */
  onOutdated: () => void
}

/** Fills a table with new prices, checks them, and sets them in one step. */
export function ChangeMany({ person, versions, isRenewing, onSaved, onOutdated }: ChangeManyProps) {
  const table = usePriceRows(versions, person)
  const [address, setAddress] = useSearchState()
  const [isAsking, setAsking] = useState(false)
  const [isClearing, setClearing] = useState(false)
  const { send, isSending, dayError, changedSince } = useApply({
    onSaved: (id) => {
      table.clear()
      onSaved(id)
    },
    onChanged: () => {
      setAsking(false)
      onOutdated()
    },
  })
  const { judged } = table
  const toSet = rowsToSet(judged)
  const wrong = judged.filter((row) => isOfKind(row, 'wrong')).length
  const unusual = judged.filter((row) => isOfKind(row, 'unusual')).length
  const showsMarked = address.get('show') === 'marked'
  const shown = showsMarked ? judged.filter(({ row, marks }) => marks.length > 0 && !row.isLeftOut) : judged
  const title = table.title.trim() || `Prices of ${formatDay(indianDay(serverNow()))}`

  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <PasteCard text={table.text} onText={table.setText} onRows={table.add} />
        <LineCard
          versions={versions}
          onFill={(prices, words) => {
            table.fill(prices)
            if (table.title === '') table.setTitle(words)
          }}
        />
      </div>
      {judged.length === 0 ? null : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="figures">
              <strong>{toSet.length} to change</strong>
              {`, ${wrong} wrong, ${unusual} unusual, of ${judged.length} ${judged.length === 1 ? 'row' : 'rows'}`}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                size="small"
                aria-pressed={showsMarked}
                onClick={() => setAddress({ show: showsMarked ? undefined : 'marked' })}
              >
                {showsMarked ? 'Show all rows' : 'Show marked rows only'}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setClearing(true)}>
                Empty the table
              </Button>
            </div>
          </div>
          {toSet.length > mostBatchPrices ? (
            <FailureLine
              message={`At most ${mostBatchPrices} prices go at once. Please leave some out and set them after these.`}
            />
          ) : null}
          <RowTable judged={shown} versions={versions} changedSince={changedSince} onChange={table.change} />
          <ApplyBar
            title={table.title}
            day={table.day}
            dayError={dayError}
            count={toSet.length}
            wrong={wrong}
            busy={isSending || isRenewing}
            onTitle={table.setTitle}
            onDay={table.setDay}
            onApply={() => setAsking(true)}
          />
        </>
      )}
      {isAsking ? (
        <ConfirmApply
          rows={toSet}
          day={table.day}
          busy={isSending}
          onConfirm={(publishes) =>
            void send({ title, day: table.day, rows: toSet, publishes }).then(() => setAsking(false))
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
      {isClearing ? (
        <DiscardDialog
          onDiscard={() => {
            table.clear()
            setClearing(false)
          }}
          onKeep={() => setClearing(false)}
        />
      ) : null}
    </>
  )
}

import { useState } from 'react'
import type { PriceBatch, PriceBatchDetails } from '#contract/prices/price-batches.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { BatchLeads } from './batch-leads.tsx'
import { BatchRows } from './batch-rows.tsx'
import { stateWords } from './batch-words.ts'

/**
 * One change of many prices: the outcome of each price, the people to call, and a button that undoes the
 * change.
 */
export function BatchScreen({ id, onClose }: { id: string; onClose: () => void }) {
  const details = useLoaded(`price batch ${id}`, (signal) =>
    callApi('getPriceBatch', { params: { id } }, { signal }),
  )
  const { value } = details
  return (
    <Screen
      title={value?.batch.title ?? 'Change of prices'}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={onClose}>
            Change many prices
          </Button>
          {value ? <WayBack batch={value.batch} onDone={details.reload} /> : null}
        </div>
      }
    >
      <LoadFailure of={details} words="This change of prices could not be loaded." />
      {value ? <Details of={value} /> : details.error === undefined ? <Skeleton className="h-64" /> : null}
    </Screen>
  )
}

function Details({ of: { batch, rows, leads } }: { of: PriceBatchDetails }) {
  const outdated = rows.filter(({ found }) => found !== null).length
  const undo = batch.undoUntil ? ` Can be undone until ${formatMoment(new Date(batch.undoUntil))}.` : ''
  return (
    <>
      <p className="figures -mt-3 text-sm text-muted">
        {`${stateWords(batch)}. Made by ${batch.by}, ${formatMoment(new Date(batch.createdAt))}.${undo}`}
      </p>
      {batch.state === 'waiting' ? (
        <p className="figures">
          {outdated === 0
            ? 'Every price still is what it was, so all would be set.'
            : `${outdated} of ${batch.prices} would be left alone, because somebody set another price meanwhile.`}
        </p>
      ) : null}
      {batch.state === 'applied' ? <BatchLeads leads={leads} /> : null}
      <BatchRows rows={rows} batch={batch} />
    </>
  )
}

/** Cancels a batch that waits, or puts the old prices of an applied batch back; asks first. */
function WayBack({ batch, onDone }: { batch: PriceBatch; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const isWaiting = batch.state === 'waiting'
  if (!isWaiting && !batch.undoUntil) return null

  async function goBack() {
    setSending(true)
    try {
      const params = { id: batch.id }
      const done = await callApi(isWaiting ? 'cancelPriceBatch' : 'undoPriceBatch', { params })
      notify.success(done.message)
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'conflict'
      notify.error(isLate ? error.message : failureWords(error, 'Nothing was changed. Please try again.'))
    }
    setSending(false)
    setAsking(false)
    onDone()
  }

  return (
    <>
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        {isWaiting ? 'Cancel this change' : 'Undo this change'}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={isWaiting ? `Cancel: ${batch.title}` : `Undo: ${batch.title}`}
          question={isWaiting ? 'Leave all prices as they are?' : `Put ${batch.set} prices back?`}
          confirmLabel={isWaiting ? 'Cancel this change' : 'Put back'}
          cancelLabel={isWaiting ? 'Keep it' : 'Cancel'}
          busy={isSending}
          onConfirm={() => void goBack()}
          onClose={() => setAsking(false)}
        >
          {isWaiting ? null : <p>A price that somebody set since stays, and the list says which.</p>}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

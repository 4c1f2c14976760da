import { useState } from 'react'
import type { ReportRow } from '#contract/reports/report-endpoint.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'

/** The column with Take back, for changes of the catalogue. */
export function takeBackColumn(onTakenBack: () => void): Column<ReportRow> {
  return {
    key: 'take-back',
    title: 'Take back',
    room: 'whitespace-nowrap',
    onCard: 'bare',
    cell: (row) => (row.can_take_back ? <TakeBackButton row={row} onTakenBack={onTakenBack} /> : null),
  }
}

/** Takes one change back after a confirmation. */
function TakeBackButton({ row, onTakenBack }: { row: ReportRow; onTakenBack: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function takeBack() {
    setBusy(true)
    try {
      const { message } = await callApi('takeBackChange', { params: { id: row.id } })
      notify.success(message, { detail: String(row.subject) })
      setAsking(false)
      onTakenBack()
    } catch (error) {
      const isRefused =
        error instanceof ApiError && ['conflict', 'invalid_fields', 'not_found'].includes(error.code)
      notify.error(
        isRefused ? error.message : failureWords(error, 'It was not taken back. Please try again.'),
      )
      setAsking(false)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`Take back: ${String(row.subject)}`}>
        Take back
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`Take back: ${String(row.subject)}`}
          question="Put back what stood there before?"
          confirmLabel="Take back"
          busy={isBusy}
          onConfirm={() => void takeBack()}
          onClose={() => setAsking(false)}
        >
          <dl className="grid gap-3 wrap-anywhere">
            <div>
              <dt className="text-sm text-muted">Now</dt>
              <dd>{String(row.after) || '—'}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">Before</dt>
              <dd>{String(row.before) || '—'}</dd>
            </div>
          </dl>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

import { useEffect, useState } from 'react'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertIcon, CheckIcon } from '#web/ui/icon/sign.tsx'
import { ProgressBar } from '#web/ui/loading/progress-bar.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { RowFilters } from '../load-report.ts'
import type { ExportKind } from './export-kinds.ts'
import { leftOutNote, spanText } from './report-file.ts'
import { type ExportStep, saveAllRows, TooManyRows } from './save-rows.ts'
import { IncompleteExport } from './stream-report.ts'

interface AllRowsDialogProps {
  report: ReportDefinition
  question: RowFilters
  kind: ExportKind
  /** Called when the dialog closes; closing also cancels the export. */
  onClose: () => void
}

type State = ExportStep | { step: 'done'; total: number; leftOut: number } | { step: 'failed'; words: string }

const start: State = { step: 'loading', received: 0, total: 0 }

/** Loads every matching row, shows the progress, and makes the file only when all rows have come. */
export function AllRowsDialog({ report, question, kind, onClose }: AllRowsDialogProps) {
  const [state, setState] = useState<State>(start)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each attempt; what is asked stands while the dialog is open
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const run = async () => {
      setState(start)
      const saved = await saveAllRows(kind, report, question, { signal, onStep: setState })
      setState({ step: 'done', ...saved })
    }
    run().catch((error: unknown) => {
      if (!signal.aborted) setState({ step: 'failed', words: reasonFor(error) })
    })
    return () => abort.abort()
  }, [attempt])

  const isRunning = state.step === 'loading' || state.step === 'making'
  return (
    <Dialog
      open
      onClose={onClose}
      title={`All matching rows: ${report.title}`}
      size="small"
      footer={
        <>
          {state.step === 'failed' ? (
            <Button onClick={() => setAttempt((before) => before + 1)}>Try again</Button>
          ) : null}
          <Button onClick={onClose}>{isRunning ? 'Cancel' : 'Close'}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p role="status" className="figures flex items-start gap-2">
          {state.step === 'failed' ? <AlertIcon className="mt-0.5 text-danger" /> : null}
          {state.step === 'done' ? <CheckIcon className="mt-0.5 text-success" /> : null}
          <span>{statusOf(state, kind)}</span>
        </p>
        {state.step === 'loading' ? (
          <ProgressBar label="Loading all matching rows" share={share(state.received, state.total)} />
        ) : null}
        {state.step === 'making' && kind !== 'CSV' ? (
          <ProgressBar label={statusOf(state, kind)} share={share(state.done, state.total)} />
        ) : null}
      </div>
    </Dialog>
  )
}

function statusOf(state: State, kind: ExportKind): string {
  switch (state.step) {
    case 'loading': {
      const { received, total } = state
      return total === 0 ? 'Asking for the rows…' : `${groupLakhs(received)} of ${groupLakhs(total)} rows`
    }
    case 'making':
      return kind === 'Print' ? 'Making the pages…' : `Making the ${kind}…`
    case 'done': {
      const span = spanText({ from: Math.min(1, state.total), to: state.total, total: state.total })
      const result = kind === 'Print' ? `${span} rows are ready to print.` : `${kind} saved: ${span} rows.`
      return [result, ...leftOutNote(state.leftOut).map((note) => `${note}.`)].join(' ')
    }
    case 'failed':
      return state.words
  }
}

function share(done: number, total: number): number {
  return total === 0 ? 0 : done / total
}

function reasonFor(error: unknown): string {
  if (error instanceof TooManyRows) return error.message
  if (error instanceof IncompleteExport)
    return `The rows are not complete, so no file was made. ${error.message}`
  if (error instanceof ApiError && error.code !== 'network') return error.message
  return 'The file could not be made. Please try again.'
}

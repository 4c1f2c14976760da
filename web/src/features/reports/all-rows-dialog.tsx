import { useEffect, useState } from 'react'
import type { ReportDefinition } from '#contract/report-definition.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { groupLakhs } from '#web/lib/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AlertIcon, CheckIcon } from '#web/ui/icon/sign.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { ReportQuestion } from './load-report.ts'
import { fileNotes, spanText } from './report-file.ts'
import { type ExportKind, saveReport } from './save-report.ts'
import { IncompleteExport, type Progress, streamReport } from './stream-report.ts'

interface AllRowsDialogProps {
  report: ReportDefinition
  question: ReportQuestion
  kind: ExportKind
  /** Also cancels what is under way. */
  onClose: () => void
}

type State =
  | { step: 'loading'; progress: Progress }
  | { step: 'making'; total: number }
  | { step: 'done'; total: number }
  | { step: 'failed'; words: string }

const start: State = { step: 'loading', progress: { received: 0, total: 0 } }

/** Fetches every matching row, shows how far it has come, and makes the file only when all of them are there. */
export function AllRowsDialog({ report, question, kind, onClose }: AllRowsDialogProps) {
  const [state, setState] = useState<State>(start)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each attempt; what is asked stands while the dialog is open
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const run = async () => {
      setState(start)
      const rows = await streamReport(report, question, {
        signal,
        onProgress: (progress) => setState({ step: 'loading', progress }),
      })
      const total = rows.length
      setState({ step: 'making', total })
      await nextPaint()
      signal.throwIfAborted()
      const notes = fileNotes(question, { from: Math.min(1, total), to: total, total }, new Date())
      await saveReport(kind, { report, rows, notes, isComplete: true })
      setState({ step: 'done', total })
    }
    run().catch((error: unknown) => {
      if (!signal.aborted) setState({ step: 'failed', words: wordsFor(error) })
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
          <ProgressBar
            label="Loading all matching rows"
            share={state.progress.total === 0 ? 0 : state.progress.received / state.progress.total}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

function statusOf(state: State, kind: ExportKind): string {
  switch (state.step) {
    case 'loading': {
      const { received, total } = state.progress
      return total === 0 ? 'Asking for the rows…' : `${groupLakhs(received)} of ${groupLakhs(total)} rows`
    }
    case 'making':
      return kind === 'Print' ? 'Making the pages…' : `Making the ${kind}…`
    case 'done': {
      const span = spanText({ from: Math.min(1, state.total), to: state.total, total: state.total })
      return kind === 'Print' ? `${span} rows are ready to print.` : `${kind} saved: ${span} rows.`
    }
    case 'failed':
      return state.words
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof IncompleteExport)
    return `The rows are not complete, so no file was made. ${error.message}`
  if (error instanceof ApiError && error.code !== 'network') return error.message
  return 'The file could not be made. Please try again.'
}

/** Lets the words appear before a long piece of work holds the screen. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

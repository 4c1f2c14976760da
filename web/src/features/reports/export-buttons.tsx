import { useState } from 'react'
import type { ReportDefinition } from '#contract/report-definition.ts'
import type { ReportRow } from '#contract/report-endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { AllRowsDialog } from './all-rows-dialog.tsx'
import { type ExportKind, exportKinds } from './export-kinds.ts'
import type { ReportQuestion } from './load-report.ts'
import { fileNotes, type RowSpan } from './report-file.ts'
import { saveRows } from './save-rows.ts'

interface ExportButtonsProps {
  report: ReportDefinition
  question: ReportQuestion
  /** The loaded rows as the table shows them. */
  rows: readonly ReportRow[]
  span: RowSpan
  isLoading: boolean
}

/** PDF, CSV and Print: once for the loaded rows, once for all rows that match the filters. */
export function ExportButtons({ report, question, rows, span, isLoading }: ExportButtonsProps) {
  const [kindOfAll, setKindOfAll] = useState<ExportKind>()

  async function save(kind: ExportKind) {
    try {
      const isPageSearch = report.searchesPageBy && question.term.trim() !== ''
      const held = isPageSearch ? { ...span, found: rows.length } : span
      const notes = fileNotes(question, held, new Date())
      await saveRows(kind, { report, notes, isComplete: false }, rows)
    } catch (error) {
      console.warn('An export failed.', error)
      notify.error('The file could not be made. Please try again.')
    }
  }

  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <ButtonGroup
        label="This page"
        isDisabled={rows.length === 0 || isLoading}
        onPress={(kind) => void save(kind)}
      />
      <ButtonGroup
        label="All matching rows"
        isDisabled={span.total === 0 || isLoading}
        onPress={setKindOfAll}
        describes="all matching rows"
      />
      {kindOfAll ? (
        <AllRowsDialog
          report={report}
          question={question}
          kind={kindOfAll}
          onClose={() => setKindOfAll(undefined)}
        />
      ) : null}
    </div>
  )
}

interface ButtonGroupProps {
  label: string
  isDisabled: boolean
  onPress: (kind: ExportKind) => void
  /** Added to each button's name for screen readers, so that the two groups can be told apart. */
  describes?: string
}

function ButtonGroup({ label, isDisabled, onPress, describes }: ButtonGroupProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-1 text-sm text-muted">{label}</legend>
      {exportKinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          disabled={isDisabled}
          onClick={() => onPress(kind)}
          aria-label={describes && `${kind} of ${describes}`}
        >
          {kind}
        </Button>
      ))}
    </fieldset>
  )
}

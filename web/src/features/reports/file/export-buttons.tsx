import { useState } from 'react'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportPage, ReportRow } from '#contract/reports/report-endpoint.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { ReportQuestion } from '../load-report.ts'
import { AllRowsDialog } from './all-rows-dialog.tsx'
import { type ExportKind, exportKinds } from './export-kinds.ts'
import { fileNotes, leftOutNote } from './report-file.ts'
import { saveRows } from './save-rows.ts'

interface ExportButtonsProps {
  report: ReportDefinition
  /** The question that the rows answer. */
  question: ReportQuestion
  /** The loaded rows as the table shows them. */
  rows: readonly ReportRow[]
  /** The loaded page; undefined while none has come. */
  page: ReportPage | undefined
  /** True when the text box lets only some rows of the loaded page through. */
  isPageSearch: boolean
  isLoading: boolean
  mayTakeAll: boolean
}

/**
 * PDF, CSV and Print: one group for the loaded rows, and for the owner another for all rows that match the
 * filters. On a phone the buttons are a menu.
 */
export function ExportButtons(props: ExportButtonsProps) {
  const { report, question, rows, page, isPageSearch, isLoading, mayTakeAll } = props
  const [kindOfAll, setKindOfAll] = useState<ExportKind>()
  const isPhone = useMediaQuery('(width < 48rem)')
  const loaded = page?.data.length ?? 0
  const total = page?.totalRecords ?? 0

  async function save(kind: ExportKind) {
    const leftOut = new Set([...(page?.doNotCall ?? []), ...(page?.withdrawn ?? [])])
    const kept = rows.filter(({ id }) => !leftOut.has(id))
    const left = leftOutNote(rows.length - kept.length + (page?.leftOut ?? 0))
    try {
      const first = (question.page - 1) * question.pageSize
      const notes = [
        ...fileNotes(
          question,
          {
            from: loaded > 0 ? first + 1 : 0,
            to: first + loaded,
            total,
            isCapped: page?.isCapped ?? false,
            ...(isPageSearch ? { found: rows.length } : {}),
          },
          serverNow(),
        ),
        ...left,
      ]
      await saveRows(kind, { report, notes, isComplete: false }, kept)
      // Paper says it above its rows; a CSV of one page begins with its titles, so the screen says it.
      if (kind === 'CSV' && left.length > 0)
        notify.success(savedWords(kept.length), { detail: `${left.join()}.` })
    } catch (error) {
      console.warn('An export failed.', error)
      notify.error('The file could not be made. Please try again.')
    }
  }

  const groups = (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      <ButtonGroup
        label="This page"
        isDisabled={rows.length === 0 || isLoading}
        onPress={(kind) => void save(kind)}
      />
      {mayTakeAll ? (
        <ButtonGroup
          label="All matching rows"
          isDisabled={total === 0 || isLoading}
          onPress={setKindOfAll}
          describes="all matching rows"
        />
      ) : null}
    </div>
  )
  return (
    <>
      {isPhone ? (
        <details className="group open:w-full">
          <summary className={`${buttonClasses({ size: 'small' })} list-none`}>
            Export
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pt-3">{groups}</div>
        </details>
      ) : (
        groups
      )}
      {kindOfAll ? (
        <AllRowsDialog
          report={report}
          question={question}
          kind={kindOfAll}
          onClose={() => setKindOfAll(undefined)}
        />
      ) : null}
    </>
  )
}

const savedWords = (rows: number) => `CSV saved: ${rows === 1 ? '1 row' : `${groupLakhs(rows)} rows`}.`

interface ButtonGroupProps {
  label: string
  isDisabled: boolean
  onPress: (kind: ExportKind) => void
  /** Words added to the name of each button for screen readers, so that the two groups can be told apart. */
  describes?: string
}

function ButtonGroup({ label, isDisabled, onPress, describes }: ButtonGroupProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="float-left mr-1 text-sm text-muted">{label}</legend>
      {exportKinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          className="md:min-h-8 md:px-2.5 md:py-1"
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

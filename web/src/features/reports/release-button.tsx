import { useState } from 'react'
import { staffRoutes } from '#contract/generated/staff-routes.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportRow } from '#contract/reports/report-endpoint.ts'
import { callRoute } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'

/** The column with Not a robot. It comes first, because at its end a wide table would hide the column. */
export function releaseColumn(report: ReportDefinition, onReleased: () => void): Column<ReportRow> {
  return {
    key: 'release',
    title: 'Quarantine',
    onCard: 'bare',
    cell: ({ id }) => <ReleaseButton report={report} id={id} onReleased={onReleased} />,
  }
}

interface ReleaseButtonProps {
  report: ReportDefinition
  id: string
  onReleased: () => void
}

/** Moves one entry from the quarantine to its report. */
function ReleaseButton({ report, id, onReleased }: ReleaseButtonProps) {
  const [isBusy, setBusy] = useState(false)

  async function release() {
    setBusy(true)
    try {
      await callRoute(staffRoutes.releaseEnquiry, { params: { report: report.id, id } })
      notify.success(`Moved to ${report.title}.`)
      onReleased()
    } catch (error) {
      notify.error(failureWords(error, 'It could not be moved. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="small" busy={isBusy} className="whitespace-nowrap" onClick={() => void release()}>
      Not a robot
    </Button>
  )
}

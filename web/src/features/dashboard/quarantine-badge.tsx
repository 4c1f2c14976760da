import { Link } from 'react-router-dom'
import type { TodayCounts } from '#contract/reports/dashboard.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { AlertIcon } from '#web/ui/icon/sign.tsx'
import { quarantineOf, shortName } from './report-address.ts'

/**
 * Says how many enquiries wait in quarantine for a member of staff, and in which reports; nothing when no
 * enquiry waits.
 */
export function QuarantineBadge({ counts }: { counts: TodayCounts['reports'] }) {
  const { names } = useDealership().parts
  const waiting = counts.filter(({ quarantined }) => quarantined > 0)
  const total = waiting.reduce((sum, { quarantined }) => sum + quarantined, 0)
  if (total === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-warning-soft px-3 py-1.5 text-sm">
      <p className="figures flex items-center gap-2 font-semibold">
        <AlertIcon className="size-4.5 text-warning" />
        {groupLakhs(total)} in quarantine
      </p>
      {waiting.map(({ report, quarantined }) => (
        <Link
          key={report}
          to={quarantineOf(report)}
          aria-label={`${shortName(report, names)}, ${quarantined} in quarantine`}
          className="figures inline-flex min-h-11 items-center underline underline-offset-3 md:min-h-7"
        >
          {shortName(report, names)} {groupLakhs(quarantined)}
        </Link>
      ))}
    </div>
  )
}

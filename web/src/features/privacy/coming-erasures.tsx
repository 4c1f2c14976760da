import { Link } from 'react-router-dom'
import { kindLabel } from '#contract/leads/lead-kinds.ts'
import type { Retention } from '#contract/privacy/privacy.ts'
import { paths } from '#web/lib/address/paths.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Button } from '#web/ui/button.tsx'

interface ComingErasuresProps {
  coming: Retention['coming']
  onHold: (leadId: string, isHeld: boolean) => void
}

/**
 * The people who are erased within thirty days, each with a button that holds the erasure back; a person
 * whose enquiry is in quarantine has no such button.
 */
export function ComingErasures({ coming, onHold }: ComingErasuresProps) {
  const { names } = useDealership().parts
  if (coming.length === 0) return <p className="text-sm text-muted">Nobody is erased within 30 days.</p>
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">Erased within 30 days</h3>
      <ul className="max-h-96 overflow-y-auto border-t border-hairline">
        {coming.map(({ enquiryId, leadId, kind, name, isHeld, erasedOn }) => (
          <li
            key={enquiryId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2"
          >
            <div className="min-w-0 flex-1">
              {leadId ? (
                <Link
                  to={`${paths.adminDashboard}?page=inbox&tab=all&lead=${leadId}`}
                  className="font-semibold underline underline-offset-3"
                >
                  {name || 'Without a name'}
                </Link>
              ) : (
                <strong className="font-semibold">{name || 'Without a name'}</strong>
              )}
              <p className="figures text-sm text-muted">
                {[
                  kindLabel(kind, names),
                  leadId ? '' : 'in quarantine',
                  isHeld ? 'held back' : `${countdown(erasedOn)}, ${formatDay(erasedOn)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {leadId ? (
              <Button
                size="small"
                aria-label={`${isHeld ? 'Let go' : 'Hold'}: ${name}`}
                onClick={() => onHold(leadId, !isHeld)}
              >
                {isHeld ? 'Let go' : 'Hold'}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function countdown(day: string): string {
  const days = Math.ceil((Date.parse(`${day}T00:00:00+05:30`) - Date.now()) / 86_400_000)
  if (days <= 0) return 'erased today'
  return days === 1 ? 'erased tomorrow' : `erased in ${days} days`
}

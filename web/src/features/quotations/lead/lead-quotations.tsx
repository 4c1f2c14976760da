import { useState } from 'react'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { readersOf } from '#contract/people/staff-roles.ts'
import type { GivingLimits, Quotation } from '#contract/quotations/quotations.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { QuotationDialog } from './quotation-dialog.tsx'
import type { QuotedLead } from './quotation-draft.ts'
import { QuotationRow } from './quotation-row.tsx'

/** The limits of who has not been told theirs yet. */
const none = { discount: 0, exchange: 0 }

export interface LeadQuotationsProps {
  lead: QuotedLead & { mobile: string; isOpen: boolean }
  /** Whether the lead's events speak of a quotation; a lead without one is not asked for any. */
  hasSome: boolean
  role: StaffRole | undefined
  onChanged: () => void
}

/** The quotations of a lead of sales, each in its newest version, and the button that makes one. */
export function LeadQuotations({ lead, hasSome, role, onChanged }: LeadQuotationsProps) {
  const [isAsked, setAsked] = useState(false)
  const [dialog, setDialog] = useState<{ before: Quotation | undefined }>()
  const isWanted = hasSome || isAsked
  const loaded = useLoaded(`${lead.id} ${isWanted}`, async (signal) =>
    isWanted ? callApi('listQuotations', { params: { id: lead.id } }, { signal }) : undefined,
  )
  if (!role || !readersOf.sales.includes(role)) return null
  const { quotations = [], limits = none } = loaded.value ?? {}
  const newest = quotations.filter(
    (one) => !quotations.some((other) => other.firstId === one.firstId && other.version > one.version),
  )

  function settle() {
    setDialog(undefined)
    setAsked(true)
    loaded.reload()
    onChanged()
  }

  return (
    <section
      aria-label="Quotations"
      className={classNames('grid content-start gap-3', newest.length > 0 && 'w-full')}
    >
      <LoadFailure of={loaded} words="The quotations could not be loaded." />
      {newest.map((quotation) => (
        <QuotationRow
          key={quotation.firstId}
          quotation={quotation}
          older={quotations.filter(
            ({ firstId, version }) => firstId === quotation.firstId && version < quotation.version,
          )}
          mobile={lead.mobile}
          decider={role === 'sales' ? 'somebody' : mayGive(quotation, limits) ? 'caller' : 'owner'}
          onChange={lead.isOpen ? () => setDialog({ before: quotation }) : undefined}
          onMoved={settle}
        />
      ))}
      {lead.isOpen ? (
        <Button
          size="small"
          className="w-fit"
          onClick={() => {
            setAsked(true)
            setDialog({ before: undefined })
          }}
        >
          {newest.length > 0 ? 'Another quotation' : 'Quotation'}
        </Button>
      ) : null}
      {dialog ? (
        <QuotationDialog
          lead={lead}
          before={dialog.before}
          limits={limits}
          onMade={settle}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </section>
  )
}

function mayGive({ discountPaise, exchangePaise }: Quotation, limits: GivingLimits): boolean {
  return limits === null || (discountPaise <= limits.discount * 100 && exchangePaise <= limits.exchange * 100)
}

import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { LeadAct } from '#web/shop/lead-acts/lead-act.ts'
import { LeadAppointment } from './lead-appointment.tsx'
import type { LeadParts } from './lead-parts.ts'
import type { Writer } from './writer.ts'

interface LeadSaleProps {
  lead: Lead
  /** The facts of the lead; undefined while they are on their way. */
  details: LeadDetails | undefined
  /** What was done about the lead and waits on this device. */
  waiting: readonly LeadAct[]
  writer: Writer
  parts: LeadParts
  onChanged: () => void
}

/**
 * What a lead may come to: an appointment, a quotation, an order. Where there is none of them yet, their
 * buttons share a line.
 */
export function LeadSale({ lead, details, waiting, writer, parts, onChanged }: LeadSaleProps) {
  const { Booking, Quotations, Order } = parts
  const isSale = details && lead.family === 'sales'
  const quotations =
    isSale && lead.mobile !== '' ? (
      <Quotations
        key="quotations"
        lead={{
          ...lead,
          variant: String(details.enquiry.variant ?? ''),
          colour: String(details.enquiry.colour ?? ''),
        }}
        hasSome={details.events.some(({ kind, leadId }) => kind === 'quotation' && leadId === lead.id)}
        role={writer.role}
        onChanged={onChanged}
      />
    ) : null
  const order = isSale ? (
    <Order
      key="order"
      lead={lead}
      order={details.order}
      quotation={details.quotation}
      waiting={waiting}
      enquiry={details.enquiry}
      role={writer.role}
      onChanged={onChanged}
    />
  ) : null
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-4 empty:hidden">
      <LeadAppointment
        lead={lead}
        appointment={details?.appointment ?? null}
        hasOrder={details?.order?.state === 'open'}
        Booking={Booking}
        onBooked={onChanged}
      />
      {/* Once there is an order, the work is on its steps. */}
      {details?.order?.state === 'open' ? [order, quotations] : [quotations, order]}
    </div>
  )
}

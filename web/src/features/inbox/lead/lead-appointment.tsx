import { type ComponentType, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type AppointmentPurpose,
  purposeLabel,
  stateLabel,
} from '#contract/appointments/appointment-words.ts'
import type { LeadFamily } from '#contract/leads/lead-stages.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { appointmentsOn, whenWords } from '#web/shop/appointment-words.ts'
import { Button } from '#web/ui/button.tsx'
import type { LeadBookingProps } from './lead-parts.ts'

interface LeadAppointmentProps {
  lead: Lead
  appointment: LeadDetails['appointment']
  /** Whether an order of the lead is open: then a time is booked to take the vehicle home. */
  hasOrder: boolean
  Booking: ComponentType<LeadBookingProps>
  onBooked: () => void
}

const deliveries: readonly AppointmentPurpose[] = ['delivery']

/** The purposes for which a time can be booked beside a lead. */
const purposesOf: Partial<Record<LeadFamily, readonly AppointmentPurpose[]>> = {
  sales: ['test-ride'],
  service: ['paid-service', 'free-service'],
}

/**
 * The appointment of a lead with a link to its day; a lead without an appointment gets a button that books
 * one.
 */
export function LeadAppointment(props: LeadAppointmentProps) {
  const { lead, appointment, hasOrder, Booking, onBooked } = props
  const [isBooking, setBooking] = useState(false)
  const purposes = hasOrder ? deliveries : purposesOf[lead.family]
  const mayBook = purposes && lead.isOpen && lead.mobile !== '' && appointment?.state !== 'booked'
  if (!appointment && !mayBook) return null
  return (
    <section aria-label="Appointment" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {appointment ? <Standing appointment={appointment} /> : null}
      {mayBook ? (
        <Button size="small" className="w-fit" onClick={() => setBooking(true)}>
          Book a time
        </Button>
      ) : null}
      {purposes && isBooking ? (
        <Booking
          purposes={purposes}
          outletId={lead.outletId ?? undefined}
          person={{ leadId: lead.id, mobile: lead.mobile, name: lead.name, model: lead.model }}
          onBooked={() => {
            setBooking(false)
            onBooked()
          }}
          onClose={() => setBooking(false)}
        />
      ) : null}
    </section>
  )
}

function Standing({ appointment }: { appointment: NonNullable<LeadDetails['appointment']> }) {
  const { purpose, state, startsAt, outlet } = appointment
  const day = indianDay(new Date(startsAt))
  return (
    <p>
      {purposeLabel(purpose)}, {whenWords(startsAt)}, {outlet}: <strong>{stateLabel(state)}</strong>{' '}
      <Link
        to={appointmentsOn(day)}
        className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-3 md:min-h-6"
      >
        Open this day
      </Link>
    </p>
  )
}

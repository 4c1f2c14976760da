import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { holdsTypedText, useUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { personOf } from '../lead-words.ts'
import type { LeadKey } from '../list/use-inbox-keys.ts'
import { LeadAppointment, type LeadBookingProps } from './lead-appointment.tsx'
import { LeadContact } from './lead-contact.tsx'
import { LeadEvents } from './lead-events.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadFrame } from './lead-frame.tsx'
import { LeadOthers } from './lead-others.tsx'
import { LeadVisit } from './lead-visit.tsx'
import { LeadWork } from './lead-work.tsx'
import { NoteForm } from './note-form.tsx'
import { useLead } from './use-lead.ts'
import type { Reached } from './use-reached-lead.ts'
import type { Writer } from './writer.ts'

interface LeadSheetProps {
  id: string
  /** Whether there is room beside the list. */
  isBeside: boolean
  /** The key that opened the sheet: the field of that key gets the focus. */
  firstField: LeadKey | undefined
  /** The call or message in the list that opened the sheet. */
  reached: Reached | undefined
  onClose: () => void
  /** Opens the next person of the list; undefined where the list has no further person. */
  onNext: (() => void) | undefined
  onChanged: () => void
  /** The address of another lead of the same person. */
  addressOf: (lead: { id: string }) => string
  writer: Writer
  /** The dialog that books a time for the person of the lead. */
  Booking: ComponentType<LeadBookingProps>
}

/**
 * Everything about one lead, beside the list: its person, the work to do, the form as it was sent, and the
 * events.
 */
export function LeadSheet(props: LeadSheetProps) {
  const { id, isBeside, firstField, reached, onClose, onNext, onChanged, addressOf, writer, Booking } = props
  const { details, change, touch, mark, join } = useLead(id, onChanged)
  const { value } = details
  const content = useRef<HTMLDivElement>(null)
  useUnsavedWork(useCallback(() => holdsTypedText(content.current), []))
  // A lead that was read while the call was being noted may lack that call, so the lead is read again.
  const reload = useEffectEvent(details.reload)
  useEffect(() => {
    void reached?.isNoted.then(() => reload())
  }, [reached])
  const isThere = value !== undefined
  useEffect(() => {
    if (isThere && firstField) content.current?.querySelector<HTMLElement>(fields[firstField])?.focus()
  }, [isThere, firstField])
  return (
    <LeadFrame
      title={value ? personOf(value.lead, value.others) : 'Lead'}
      isBeside={isBeside}
      onClose={onClose}
      onNext={onNext}
    >
      <LoadFailure of={details} words="This lead could not be loaded." />
      {value ? (
        <div ref={content} className="grid gap-6">
          <LeadContact
            lead={value.lead}
            writer={writer}
            reached={reached}
            onTouch={touch}
            onChange={change}
            onMark={mark}
          />
          <LeadAppointment
            lead={value.lead}
            appointment={value.appointment}
            Booking={Booking}
            onBooked={() => {
              details.reload()
              onChanged()
            }}
          />
          <LeadWork lead={value.lead} onChange={change} />
          <NoteForm onTouch={touch} />
          <LeadVisit visit={value.visit} />
          <LeadFacts enquiry={value.enquiry} />
          <LeadOthers lead={value.lead} others={value.others} addressOf={addressOf} onJoin={join} />
          <LeadEvents lead={value.lead} others={value.others} events={value.events} />
        </div>
      ) : details.isLoading ? (
        <Skeleton className="h-64" />
      ) : null}
    </LeadFrame>
  )
}

/** The element that each key leads to; a call takes one press more, because a key must not dial. */
const fields: Record<LeadKey, string> = {
  a: 'select[name="assignee"]',
  s: 'select[name="stage"]',
  n: 'textarea',
  c: 'a[href^="tel:"]',
}

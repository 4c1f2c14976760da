import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { Lead } from '#contract/leads/leads.ts'
import { markers } from '#contract/people/staff-roles.ts'
import { standingActs } from '#web/shop/lead-acts/standing-acts.ts'
import { holdsTypedText, useUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { AfterCall } from '../after-call/after-call.tsx'
import { LeadContact } from '../contact/lead-contact.tsx'
import { personOf } from '../lead-words.ts'
import { LeadMarks } from '../list/lead-marks.tsx'
import type { LeadKey } from '../list/use-inbox-keys.ts'
import { SentPart } from '../sent/sent-part.tsx'
import { WaitingActs } from '../waiting/waiting-acts.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { focusKeyField } from './key-fields.ts'
import { LeadEvents } from './lead-events.tsx'
import { LeadFrame } from './lead-frame.tsx'
import { LeadOthers } from './lead-others.tsx'
import { LeadOutlet } from './lead-outlet.tsx'
import type { LeadParts } from './lead-parts.ts'
import { LeadSale } from './lead-sale.tsx'
import { LeadVisit } from './lead-visit.tsx'
import { LeadWork } from './lead-work.tsx'
import { useContacts } from './use-contacts.ts'
import { useLead } from './use-lead.ts'
import type { Reached } from './use-reached-lead.ts'
import type { Writer } from './writer.ts'

interface LeadSheetProps {
  id: string
  /** The lead as the list has it; undefined where the list has it not. */
  listed: Lead | undefined
  /** Whether there is room beside the list. */
  isBeside: boolean
  /** The key that opened the sheet: the field of that key gets the focus. */
  firstField: LeadKey | undefined
  /** The call or message in the list that opened the sheet. */
  reached: Reached | undefined
  onClose: () => void
  /** Opens the next person of the list; undefined where the list has no further person. */
  onNext: (() => void) | undefined
  /** What stands in the place of the button behind the last person. */
  listEnd: ReactNode
  onChanged: () => void
  /** The address of another lead of the same person. */
  addressOf: (lead: { id: string }) => string
  writer: Writer
  parts: LeadParts
}

/**
 * Everything about one lead, in the order in which staff work: the person and what they want, what follows a
 * call, the state of the work, and the rest.
 */
export function LeadSheet(props: LeadSheetProps) {
  const { id, listed, isBeside, firstField, reached, onClose, onNext, listEnd } = props
  const { onChanged, addressOf, writer, parts } = props
  const { details, lead, waiting, conflict, change, touch, close, mark, join, refresh } = useLead(
    id,
    listed,
    onChanged,
  )
  const { value } = details
  const { contacts, noteAs, reach, done } = useContacts(reached, touch)
  const mayMark = writer.role !== undefined && markers.includes(writer.role)
  const content = useRef<HTMLDivElement>(null)
  const contact = useRef<HTMLElement>(null)
  useUnsavedWork(useCallback(() => holdsTypedText(content.current), []))
  // A lead that was read while the call was being noted may lack that call, so the lead is read again.
  const reload = useEffectEvent(details.reload)
  useEffect(() => {
    void reached?.isNoted.then(() => reload())
  }, [reached])
  const isThere = lead !== undefined
  useEffect(() => {
    if (isThere && firstField) focusKeyField(content.current, firstField)
  }, [isThere, firstField])
  // A question about what was refused stands on top, where it is seen.
  const isAsked = waiting.some(({ entry }) => entry.state === 'refused')
  const waitingActs = lead ? <WaitingActs lead={lead} acts={waiting} onSettled={refresh} /> : null
  return (
    <LeadFrame
      title={lead ? personOf(lead, value?.others) : 'Lead'}
      isBeside={isBeside}
      onClose={onClose}
      onNext={onNext}
      listEnd={listEnd}
    >
      {lead ? (
        <div ref={content} className="grid gap-4">
          <LoadFailure of={details} words="This is what the list has. The rest could not be loaded." />
          <LeadContact ref={contact} lead={lead} others={value?.others} writer={writer} onReach={reach} />
          {isAsked ? waitingActs : null}
          {lead.marks.length > 0 ? <LeadMarks lead={lead} onMark={mayMark ? mark : undefined} /> : null}
          <SentPart lead={lead} enquiry={value?.enquiry ?? {}} campaign={value?.visit?.campaign ?? ''} />
          <LeadSale
            lead={lead}
            details={value}
            waiting={standingActs(waiting)}
            writer={writer}
            parts={parts}
            onChanged={refresh}
          />
          <AfterCall
            lead={lead}
            appointment={value?.appointment ?? null}
            me={writer.id}
            reached={contacts}
            noteAs={noteAs}
            onTouch={touch}
            onChange={change}
            onCame={close}
            onDone={() => {
              done()
              // Enter goes on to the next person at once.
              const frame = content.current?.closest('dialog, [data-open-lead]')
              const next = frame?.querySelector<HTMLElement>('[data-next-lead]')
              const target = next ?? contact.current
              target?.focus()
            }}
          />
          {isAsked ? null : waitingActs}
          <LeadWork lead={lead} onChange={change} />
          {value ? (
            <>
              <LeadEvents lead={lead} others={value.others} events={value.events} />
              <LeadOthers lead={lead} others={value.others} addressOf={addressOf} onJoin={join} />
            </>
          ) : null}
          {lead.marks.length === 0 ? <LeadMarks lead={lead} onMark={mayMark ? mark : undefined} /> : null}
          <LeadOutlet lead={lead} onChange={change} />
          {value ? <LeadVisit visit={value.visit} enquiry={value.enquiry} /> : null}
          {conflict ? <ConflictDialog conflict={conflict} /> : null}
        </div>
      ) : details.isLoading ? (
        <Skeleton className="h-64" />
      ) : (
        <LoadFailure of={details} words="This lead could not be loaded." />
      )}
    </LeadFrame>
  )
}

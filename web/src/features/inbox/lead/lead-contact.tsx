import { useEffect, useRef, useState } from 'react'
import { inFours } from '#contract/enquiries/reference.ts'
import type { ContactMark } from '#contract/leads/lead-stages.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { markers } from '#contract/people/staff-roles.ts'
import type { Touch } from '#web/shop/lead-touch.ts'
import { waysToReach } from '#web/shop/ways-to-reach.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { ChatIcon } from '#web/ui/icon/talk.tsx'
import { momentWords } from '../lead-words.ts'
import { StageMark } from '../list/lead-columns.tsx'
import { LeadMarks } from '../list/lead-marks.tsx'
import { PromiseClock } from '../promise-clock.tsx'
import { useAbout } from '../use-about.ts'
import { CallOutcome } from './call-outcome.tsx'
import { LeadTemplates } from './lead-templates.tsx'
import type { LeadChange } from './use-lead.ts'
import type { Reached } from './use-reached-lead.ts'
import type { Writer } from './writer.ts'

interface LeadContactProps {
  lead: Lead
  writer: Writer
  /** A call or message that began in the list; this part asks about its outcome. */
  reached: Reached | undefined
  onTouch: (touch: Touch) => Promise<boolean>
  onChange: (change: LeadChange) => Promise<boolean>
  onMark: (mark: ContactMark, isSet: boolean) => Promise<boolean>
}

/**
 * The person of the lead, and buttons to call or write with one press; each call or message is noted, and
 * then its outcome is asked for.
 */
export function LeadContact({ lead, writer, reached, onTouch, onChange, onMark }: LeadContactProps) {
  const about = useAbout()
  const { call, whatsApp } = waysToReach(lead.mobile)
  /** Counts the calls and messages, so that each begins with the first question. */
  const [asked, setAsked] = useState<number | undefined>(reached && 1)
  /** A call or message that could not be noted; the note of its outcome then notes both. */
  const [unnoted, setUnnoted] = useState<Touch>()
  useEffect(() => {
    void reached?.isNoted.then((isNoted) => {
      if (!isNoted) setUnnoted({ kind: reached.kind })
    })
  }, [reached])

  const contact = useRef<HTMLElement>(null)

  const mayMark = writer.role !== undefined && markers.includes(writer.role)
  const mayReach = !lead.marks.includes('do-not-call')

  async function note(kind: 'call' | 'whatsapp', words = '') {
    setAsked((before = 0) => before + 1)
    const touch = { kind, words }
    setUnnoted((await onTouch(touch)) ? undefined : touch)
  }

  async function tell(words: string): Promise<boolean> {
    const touch = unnoted
      ? { ...unnoted, words: [unnoted.words, words].filter(Boolean).join(': ') }
      : ({ kind: 'note', words } as const)
    const isNoted = await onTouch(touch)
    if (isNoted) setUnnoted(undefined)
    return isNoted
  }

  return (
    <section ref={contact} tabIndex={-1} aria-label="Contact" className="grid gap-3 outline-none">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <StageMark lead={lead} />
        <PromiseClock lead={lead} />
        <span>{about(lead)}</span>
        <span className="figures">{momentWords(lead.createdAt)}</span>
        <span className="figures whitespace-nowrap">{inFours(lead.reference)}</span>
      </p>
      {call && mayReach ? (
        <div className="flex flex-wrap gap-2">
          <a href={call} onClick={() => void note('call')} className={buttonClasses({ variant: 'primary' })}>
            <PhoneIcon />
            <span className="figures">Call {lead.mobile}</span>
          </a>
          {whatsApp ? (
            <a
              href={whatsApp}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void note('whatsapp')}
              className={buttonClasses({})}
            >
              <ChatIcon />
              WhatsApp<span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : null}
        </div>
      ) : call ? null : (
        <p className="text-muted">
          {lead.mobile ? `${lead.mobile} cannot be called.` : 'No number was given.'}
        </p>
      )}
      {whatsApp && mayReach ? (
        <LeadTemplates
          lead={lead}
          chat={whatsApp}
          writer={writer}
          onWrite={(name) => void note('whatsapp', name)}
        />
      ) : null}
      {asked ? (
        <CallOutcome
          key={asked}
          lead={lead}
          me={writer.id}
          onTell={tell}
          onChange={onChange}
          onDone={() => {
            setAsked(undefined)
            contact.current?.focus()
          }}
        />
      ) : null}
      <LeadMarks lead={lead} onMark={mayMark ? onMark : undefined} />
    </section>
  )
}

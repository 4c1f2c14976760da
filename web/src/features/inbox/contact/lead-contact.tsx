import type { Ref } from 'react'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { Contact } from '#web/shop/lead-acts/note-contact.ts'
import { waysToReach } from '#web/shop/ways-to-reach.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { ChatIcon } from '#web/ui/icon/talk.tsx'
import type { Writer } from '../lead/writer.ts'
import { PromiseClock } from '../promise-clock.tsx'
import { StageMark } from '../stage-mark.tsx'
import { LeadTemplates } from './lead-templates.tsx'
import { timesHere } from './times-here.ts'

interface LeadContactProps {
  ref: Ref<HTMLElement>
  lead: Lead
  /** The other leads of the number; undefined while they are not known. */
  others: LeadDetails['others'] | undefined
  writer: Writer
  /** Called when a call or a message begins; `words` name the template. */
  onReach: (kind: Contact, words?: string) => void
}

/** Three actions stand in one line of a phone. */
const narrow = 'max-sm:px-3'

/** The number of the lead's person, how often they came, and buttons to call or write with one press. */
export function LeadContact({ ref, lead, others, writer, onReach }: LeadContactProps) {
  const { call, whatsApp, shown } = waysToReach(lead.mobile)
  const mayReach = !lead.marks.includes('do-not-call')
  return (
    <section ref={ref} tabIndex={-1} aria-label="Contact" className="grid gap-2 outline-none">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="figures text-base font-semibold">{shown || 'No number was given.'}</span>
        <span className="text-muted">{timesHere(lead, others)}</span>
        <StageMark lead={lead} />
        <PromiseClock lead={lead} />
      </p>
      {call && mayReach ? (
        <div className="flex flex-wrap gap-1.5">
          <a
            href={call}
            onClick={() => onReach('call')}
            className={classNames(buttonClasses({ variant: 'primary' }), narrow)}
          >
            <PhoneIcon />
            Call <span className="sr-only">{shown}</span>
          </a>
          {whatsApp ? (
            <>
              <a
                href={whatsApp}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => onReach('whatsapp')}
                className={classNames(buttonClasses({}), narrow)}
              >
                <ChatIcon />
                WhatsApp<span className="sr-only"> (opens in a new tab)</span>
              </a>
              <LeadTemplates
                lead={lead}
                chat={whatsApp}
                writer={writer}
                onWrite={(name) => onReach('whatsapp', name)}
              />
            </>
          ) : null}
        </div>
      ) : lead.mobile && mayReach ? (
        <p className="text-muted">This number cannot be called.</p>
      ) : null}
    </section>
  )
}

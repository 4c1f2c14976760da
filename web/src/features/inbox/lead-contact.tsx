import { useState } from 'react'
import type { ContactMark } from '#contract/lead-stages.ts'
import type { Lead } from '#contract/leads.ts'
import { waysToReach } from '#web/lib/ways-to-reach.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { ChatIcon } from '#web/ui/icon/talk.tsx'
import { StageMark } from './lead-columns.tsx'
import { LeadMarks } from './lead-marks.tsx'
import { LeadTemplates } from './lead-templates.tsx'
import { aboutOf, momentWords } from './lead-words.ts'
import { PromiseClock } from './promise-clock.tsx'
import type { Touch } from './use-lead.ts'

interface LeadContactProps {
  lead: Lead
  /** What templates say of the dealer and of who writes. */
  writer: { dealer: string; staff: string }
  onTouch: (touch: Touch) => Promise<boolean>
  onMark: (mark: ContactMark, isSet: boolean) => Promise<boolean>
}

const outcomes = ['Spoke to them', 'No answer', 'Call back later', 'Wrong number'] as const

/** Who the lead is from, and one press to call or write; both are noted, and then asked about. */
export function LeadContact({ lead, writer, onTouch, onMark }: LeadContactProps) {
  const { call, whatsApp } = waysToReach(lead.mobile)
  const [isAsking, setAsking] = useState(false)

  const mayReach = !lead.marks.includes('do-not-call')

  function note(kind: 'call' | 'whatsapp', words = '') {
    setAsking(true)
    void onTouch({ kind, words })
  }

  async function tell(words: string) {
    if (await onTouch({ kind: 'note', words })) setAsking(false)
  }

  return (
    <section aria-label="Contact" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <StageMark lead={lead} />
        <PromiseClock lead={lead} />
        <span>{aboutOf(lead)}</span>
        <span className="figures">{momentWords(lead.createdAt)}</span>
      </p>
      {call && mayReach ? (
        <div className="flex flex-wrap gap-2">
          <a href={call} onClick={() => note('call')} className={buttonClasses({ variant: 'primary' })}>
            <PhoneIcon />
            <span className="figures">Call {lead.mobile}</span>
          </a>
          {whatsApp ? (
            <a
              href={whatsApp}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => note('whatsapp')}
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
          onWrite={(name) => note('whatsapp', name)}
        />
      ) : null}
      {isAsking ? (
        <fieldset className="flex flex-wrap gap-2 rounded-md bg-soft p-3">
          <legend className="float-left mb-1 w-full font-semibold">How did it go?</legend>
          {outcomes.map((words) => (
            <Button key={words} size="small" onClick={() => void tell(words)}>
              {words}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={() => setAsking(false)}>
            Say nothing
          </Button>
        </fieldset>
      ) : null}
      <LeadMarks lead={lead} onMark={onMark} />
    </section>
  )
}

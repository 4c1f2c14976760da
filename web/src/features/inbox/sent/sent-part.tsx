import { inFours } from '#contract/enquiries/reference.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { momentWords } from '../lead-words.ts'
import { useAbout } from '../use-about.ts'
import { sentFacts } from './sent-facts.ts'
import { SentFiles } from './sent-files.tsx'

interface SentPartProps {
  lead: Lead
  enquiry: LeadDetails['enquiry']
  /** The campaign of a lead from outside; empty for none. */
  campaign: string
}

/**
 * What the person wants, in their own words and by the fields of their form, with the files that came along.
 */
export function SentPart({ lead, enquiry, campaign }: SentPartProps) {
  const about = useAbout()
  const { message, vehicle, price, facts, photos, resume } = sentFacts(lead, enquiry)
  return (
    <section aria-label="What was sent" className="grid gap-2">
      {message ? (
        <blockquote className="border-l-2 border-content pl-3 text-[1.0625rem] leading-snug wrap-anywhere whitespace-pre-line">
          {message}
        </blockquote>
      ) : null}
      {vehicle || price ? (
        <p className="flex flex-wrap gap-x-3 font-semibold">
          <span>{vehicle}</span>
          <span className="figures">{price}</span>
        </p>
      ) : null}
      {facts.length > 0 ? (
        <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-[0.9375rem]">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex gap-1.5">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <SentFiles photos={photos} resume={resume} />
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span className="wrap-anywhere">
          {[about({ ...lead, model: '', post: '' }), enquiry.door ? campaign : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
        {lead.outlet ? <span>{lead.outlet}</span> : null}
        <span className="figures">came {momentWords(lead.createdAt)}</span>
        <span className="figures whitespace-nowrap">{inFours(lead.reference)}</span>
      </p>
    </section>
  )
}

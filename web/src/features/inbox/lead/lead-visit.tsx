import type { LeadDetails } from '#contract/leads/lead-work.ts'
import { languageNames } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { tidySlipNumber } from '#domain/prices/slip-number.ts'
import { sentenceCase } from '#domain/texts/sentence-case.ts'
import { slipPath } from '#web/lib/address/paths.ts'

interface LeadVisitProps {
  visit: LeadDetails['visit']
  /** What was sent: a figure beside the form that the form says too stands there alone. */
  enquiry: LeadDetails['enquiry']
}

/** The figures that stood beside the form when it was sent, and the visit that brought its sender here. */
export function LeadVisit({ visit, enquiry }: LeadVisitProps) {
  if (!visit) return null
  const { seen, source, medium, campaign, landing, referrer, language } = visit
  const spoken = language === 'en' ? '' : languageNames[language]
  const came = {
    'Wrote in': spoken,
    Source: source,
    Medium: medium,
    Campaign: campaign,
    'First page': landing,
    From: referrer,
  }
  const sent = new Set(Object.values(enquiry).map(String))
  const price = enquiry.price_paise ? formatRupees(Number(enquiry.price_paise) / 100) : undefined
  const beside = Object.entries(seen).filter(([, value]) => !sent.has(value) && value !== price)
  const facts = [...beside, ...Object.entries(came)].filter(([, value]) => value !== '')
  if (facts.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{enquiry.door ? 'Where it came from' : 'What they saw'}</h3>
      <dl className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{sentenceCase(name)}</dt>
            <dd className="wrap-anywhere">{name === 'Slip' ? <SeenSlip words={value} /> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/**
 * A slip, whose words begin with its number, as a link that opens the slip as the visitor saw it; words
 * without a number as they are.
 */
function SeenSlip({ words }: { words: string }) {
  const number = tidySlipNumber(words.split(',')[0] ?? '')
  if (!number) return words
  return (
    <a href={slipPath(number)} target="_blank" rel="noreferrer" className="underline underline-offset-3">
      {words}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

import { forms } from '#contract/enquiries/forms.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { sentenceCase } from '#domain/texts/sentence-case.ts'
import { formatDay } from '#web/lib/dates.ts'

type Enquiry = LeadDetails['enquiry']

/** What somebody sent, in the order in which staff read it before a call. */
export interface SentFacts {
  message: string
  /** Model, variant and colour. */
  vehicle: string
  /** The price that the sender saw, with its day; empty where there was none. */
  price: string
  /** Every other field that was filled in, in the order of the form. */
  facts: { label: string; value: string }[]
  photos: readonly string[]
  /** The address of a résumé; undefined for none. */
  resume: string | undefined
}

/** Columns that have a place of their own: in the title, at the call, or above the other facts. */
const placed = new Set([
  'name',
  'first_name',
  'last_name',
  'mobile',
  'message',
  'model',
  'variant',
  'colour',
  'price_paise',
  'low_paise',
  'high_paise',
  'photos',
  'resume_path',
  'created_at',
  'offer_id',
  'answers',
  'door',
  'family',
])

/** Columns for which staff use another word than their own. */
const named: Record<string, string> = {
  rcs: 'RCS',
  sms: 'SMS',
  obd: 'OBD',
  whatsapp: 'WhatsApp',
  entered_model: 'Model as typed',
  offer_title: 'Offer',
  rating: 'Stars',
  called_number: 'Rang',
}

/**
 * What was sent with a lead, derived from the fields of its form: a field that a form gets later stands here
 * by itself, under the name of its column.
 */
export function sentFacts(lead: Lead, enquiry: Enquiry): SentFacts {
  const order = fieldsOf(lead.kind)
  const placeOf = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length)
  const facts = Object.entries(enquiry)
    .filter(([column, value]) => !placed.has(column) && value !== false)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([column, value]) => ({ label: labelOf(column), value: valueWords(value) }))
  const { photos } = enquiry
  return {
    message: textOf(enquiry.message) || lead.message,
    vehicle: [lead.model, textOf(enquiry.variant), textOf(enquiry.colour)].filter(Boolean).join(' · '),
    price: priceOf(lead, enquiry),
    facts: [...facts, ...estimateOf(enquiry), ...answersOf(enquiry)],
    photos: Array.isArray(photos) ? photos : [],
    resume: enquiry.resume_path ? `/api/resumes/${enquiry.resume_path}` : undefined,
  }
}

/** The columns of the form of a kind, in the order of its fields; none for a walk-in. */
function fieldsOf(kind: Lead['kind']): string[] {
  const body = Object.values(forms).find(({ report }) => report === kind)?.body
  const fields = body && 'shape' in body ? Object.keys(body.shape) : []
  return fields.map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}

/** The label of a column: `year_of_purchase` as `Year of purchase`. */
function labelOf(column: string): string {
  return sentenceCase(named[column] ?? column.replaceAll('_', ' '))
}

function priceOf({ createdAt }: Lead, { price_paise }: Enquiry): string {
  if (!price_paise) return ''
  return `${rupeesOf(price_paise)} ex-showroom on ${formatDay(createdAt).slice(0, -5)}`
}

/** What the sender was told that an old vehicle may bring. */
function estimateOf({ low_paise, high_paise }: Enquiry): SentFacts['facts'] {
  if (low_paise === undefined || high_paise === undefined) return []
  return [{ label: 'Estimate', value: `${rupeesOf(low_paise)} to ${rupeesOf(high_paise)}` }]
}

/** What a sender outside asked besides, each line of which is the question, a colon and the answer. */
function answersOf({ answers }: Enquiry): SentFacts['facts'] {
  if (!Array.isArray(answers)) return []
  return answers.map((line) => {
    const [label = '', ...rest] = line.split(': ')
    return rest.length > 0
      ? { label: labelOf(label.replaceAll('_', ' ')), value: rest.join(': ') }
      : { label: 'Also sent', value: line }
  })
}

function rupeesOf(paise: Enquiry[string]): string {
  return formatRupees(Number(paise) / 100)
}

function textOf(value: Enquiry[string] | undefined): string {
  return value === undefined ? '' : String(value)
}

function valueWords(value: Enquiry[string]): string {
  if (value === true) return 'Yes'
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text
}

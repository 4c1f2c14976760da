import type { OpenDoor } from '#server/data/doors/deliveries.ts'
import { vendorIdOf } from './delivery-id.ts'
import { fittingLine } from './fitting-text.ts'
import { outsideEnquiry } from './outside-enquiry.ts'
import type { ReadDelivery } from './read-delivery.ts'
import { seenOf } from './seen-facts.ts'
import { fieldsOfJson, fieldsOfText, parsed, type SentField } from './sent-fields.ts'
import { sentMoment } from './sent-moment.ts'

const ids = ['id', 'lead_id', 'leadid', 'enquiry_id', 'uuid']
const moments = ['created_at', 'created_time', 'submitted_at', 'sent_at', 'timestamp', 'time', 'date']
const campaigns = ['campaign_name', 'campaign', 'utm_campaign']
/** Fields about the advertisement and not about the person, which the context keeps. */
const origins = [
  'ad',
  'ad_id',
  'ad_name',
  'adset_id',
  'campaign_id',
  'form_id',
  'form_name',
  'utm_source',
  'utm_medium',
]
const clicks = ['gclid', 'gcl_id', 'fbclid', 'ctwa_clid', 'click_id']

/** The leads of a sender who signs: one, or one for each object of a list. */
export function readSignedLeads(text: string, type: string, door: Pick<OpenDoor, 'fields'>): ReadDelivery[] {
  const sent = parsed(text)
  const isList = Array.isArray(sent) && sent.length > 1 && sent.every((one) => fieldsOfJson(one).length > 1)
  return isList
    ? sent.map((one) => readSigned(JSON.stringify(one), type, door))
    : [readSigned(text, type, door)]
}

/** A lead of a sender who signs: JSON, flat or not, or the fields of an HTML form. */
function readSigned(text: string, type: string, door: Pick<OpenDoor, 'fields'>): ReadDelivery {
  const fields = fieldsOfText(text, type)
  const at = firstValue(fields, moments)
  const aside = [...ids, ...campaigns, ...origins, ...clicks, ...(sentMoment(at) ? moments : [])]
  const about = fields.filter(({ name }) => !aside.includes(name.toLowerCase()))
  const enquiry = outsideEnquiry(about, door, {
    campaign: fittingLine(firstValue(fields, campaigns), 120),
    seen: seenOf(
      Object.fromEntries(
        fields
          .filter(({ name }) => [...origins, ...clicks].includes(name.toLowerCase()))
          .map(({ name, value }) => [fittingLine(name.replaceAll('_', ' '), 40), value]),
      ),
    ),
  })
  return { vendorId: vendorIdOf(firstValue(fields, ids), text), sentAt: sentMoment(at), body: text, enquiry }
}

function firstValue(fields: readonly SentField[], names: readonly string[]): string | undefined {
  return names
    .map((name) => fields.find((field) => field.name.toLowerCase() === name)?.value)
    .find((value) => value !== undefined && value.trim() !== '')
}

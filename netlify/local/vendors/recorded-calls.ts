import { signatureOf, signedHeaders } from '#server/lib/signature.ts'

/** A call as a sender outside makes it, after the shapes that each documents. */
export interface VendorCall {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** A person who fills in a form or rings, and the sender's id and moment of it. */
export interface SentLead {
  id: string
  at: Date
  name: string
  mobile: string
  model: string
}

const json = { 'content-type': 'application/json' }

/** Meta's note of new leads, without their fields: developers.facebook.com, Webhooks for leadgen. */
export function metaCall(leads: readonly SentLead[], secret: string, page = '1098765432101'): VendorCall {
  const changes = leads.map(({ id, at }) => ({
    field: 'leadgen',
    value: {
      leadgen_id: id,
      page_id: page,
      form_id: '2098765432101',
      ad_id: '3098765432101',
      adgroup_id: '4098765432101',
      created_time: Math.floor(at.getTime() / 1000),
    },
  }))
  const time = Math.floor(Date.now() / 1000)
  const body = JSON.stringify({ object: 'page', entry: [{ id: page, time, changes }] })
  return {
    method: 'POST',
    path: '/api/intake/meta',
    headers: { ...json, 'x-hub-signature-256': signatureOf(secret, body) },
    body,
  }
}

/** A lead as the Graph API answers it. */
export function metaAnswer({ id, at, name, mobile, model }: SentLead): object {
  return {
    id,
    created_time: at.toISOString().replace(/\.\d+Z$/, '+0000'),
    ad_id: '3098765432101',
    ad_name: 'Shine 125 in Cuttack',
    adset_id: '5098765432101',
    campaign_id: '6098765432101',
    campaign_name: 'Dhanteras 2026',
    form_id: '2098765432101',
    platform: 'fb',
    is_organic: false,
    field_data: [
      { name: 'full_name', values: [name] },
      { name: 'phone_number', values: [mobile] },
      { name: 'which_model_do_you_want?', values: [model] },
      { name: 'when_will_you_buy?', values: ['this_month'] },
    ],
  }
}

/** A lead of a Google lead form: developers.google.com/google-ads/webhook. */
export function googleCall({ id, name, mobile }: SentLead, key: string, isTest = false): VendorCall {
  const body = JSON.stringify({
    lead_id: id,
    api_version: '1.0',
    form_id: 7098765432101,
    campaign_id: 8098765432101,
    adgroup_id: 9098765432101,
    creative_id: 0,
    gcl_id: 'CjwKCAiA-click',
    google_key: key,
    is_test: isTest,
    user_column_data: [
      { column_name: 'Full Name', column_id: 'FULL_NAME', string_value: name },
      { column_name: 'User Phone', column_id: 'PHONE_NUMBER', string_value: mobile },
      {
        column_name: 'What is your preferred showroom?',
        column_id: 'PREFERRED_SHOWROOM',
        string_value: 'Jagatpur',
      },
    ],
  })
  return { method: 'POST', path: '/api/intake/google', headers: json, body }
}

/** The clock of a moment in India, as providers of numbers write it. */
export const indianClock = (at: Date) =>
  new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** A call as Exotel's Passthru applet hands it over, in the query of an address. */
export function exotelCall(
  { id, at, mobile }: SentLead,
  key: string,
  { called = '06712345678', type = 'incomplete', direction = 'incoming' } = {},
): VendorCall {
  const query = new URLSearchParams({
    CallSid: id,
    CallFrom: mobile,
    CallTo: called,
    Direction: direction,
    Created: indianClock(at),
    DialCallDuration: type === 'completed' ? '84' : '0',
    StartTime: indianClock(at),
    EndTime: '1970-01-01 05:30:00',
    CallType: type,
    key,
  })
  return { method: 'GET', path: `/api/intake/calls?${query}`, headers: {} }
}

/** A call as CallerDesk posts it at its end, as the fields of a form. */
export function callerDeskCall(
  { id, at, mobile }: SentLead,
  key: string,
  { called = '06712345678', status = 'CANCEL' } = {},
): VendorCall {
  const isAnswered = status === 'ANSWER'
  const body = new URLSearchParams({
    SourceNumber: mobile,
    DestinationNumber: called,
    DialWhomNumber: isAnswered ? '9861000001' : '',
    CallDuration: isAnswered ? '58' : '18',
    Status: status,
    StartTime: indianClock(at),
    EndTime: indianClock(new Date(at.getTime() + 58_000)),
    CallSid: id,
    Direction: 'IVR',
    TalkDuration: isAnswered ? '40' : '0',
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', path: `/api/intake/calls?key=${key}`, headers, body: body.toString() }
}

/** A lead of a sender who signs: `signatureHeader` over the moment, a dot and the body. */
export function signedCall(
  source: string,
  { id, at, name, mobile, model }: SentLead,
  secret: string,
  more: Record<string, unknown> = { city: 'Cuttack' },
  time = Math.floor(Date.now() / 1000),
): VendorCall {
  const body = JSON.stringify({ id, created_at: at.toISOString(), name, phone: mobile, model, ...more })
  return {
    method: 'POST',
    path: `/api/intake/${source}`,
    headers: { ...json, ...signedHeaders({ key: secret, body, at: new Date(time * 1000) }) },
    body,
  }
}

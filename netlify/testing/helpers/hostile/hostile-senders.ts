import fc from 'fast-check'
import { signatureHeader, signedTimeHeader } from '#contract/doors/door-words.ts'
import { signatureOf, signedBody } from '#server/lib/signature.ts'
import type { VendorCall } from '#server/local/vendors/recorded-calls.ts'
import { metaVariables } from '#server/testing/helpers/sample-calls/door-calls.ts'
import { hostileJson, hostileText } from './hostile-input.ts'

/** Bytes in the place of what a sender outside hands over: noise, or its own fields with other values. */
export function senderBodies({ headers, body = '' }: VendorCall): fc.Arbitrary<string | Uint8Array> {
  const isForm = headers['content-type'] !== 'application/json'
  const changed = isForm ? hostileFields(new URLSearchParams(body)) : hostileJson(JSON.parse(body))
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  )
}

/** The fields of a posted form with one of them exchanged. */
function hostileFields(sample: URLSearchParams): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...sample.keys()), hostileText).map(([name, words]) => {
    const fields = new URLSearchParams(sample)
    fields.set(name, words.toWellFormed())
    return fields.toString()
  })
}

/** The headers of a call with the signature of another body, because only what is signed is read at all. */
export function signedAnew(
  { headers }: VendorCall,
  body: string | Uint8Array,
  secrets: Record<string, string>,
): Record<string, string> {
  const { META_APP_SECRET } = metaVariables
  if (headers['x-hub-signature-256'])
    return { ...headers, 'x-hub-signature-256': signatureOf(META_APP_SECRET, body) }
  if (!headers[signatureHeader]) return headers
  const time = headers[signedTimeHeader] ?? ''
  return { ...headers, [signatureHeader]: signedBody(secrets.signed ?? '', time, body) }
}

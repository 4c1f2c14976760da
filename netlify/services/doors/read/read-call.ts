import { numberDigits } from '#contract/wire/phone-number.ts'
import type { CallRow, OpenDoor } from '#server/data/doors/deliveries.ts'
import { type CallProvider, callProviders } from './call-providers.ts'
import { vendorIdOf } from './delivery-id.ts'
import { fittingLine } from './fitting-text.ts'
import { usableNumber } from './outside-enquiry.ts'
import type { ReadDelivery } from './read-delivery.ts'
import { fieldsOfText } from './sent-fields.ts'
import { sentMoment } from './sent-moment.ts'

/**
 * A call of a virtual number, out of the query or the body in which its provider sent it. A call that staff
 * made is no enquiry; one whose caller hid the number is still a lead, and says so.
 */
export function readCall(text: string, type: string, door: Pick<OpenDoor, 'numbers'>): ReadDelivery {
  const fields = new Map(
    fieldsOfText(text, type).map(({ name, value }) => [name.toLowerCase(), trimmed(value)]),
  )
  const provider =
    callProviders.find(({ knownBy }) => firstOf(fields, knownBy) !== undefined) ?? callProviders[0]
  const read = {
    vendorId: vendorIdOf(firstOf(fields, provider.id), text),
    sentAt: sentMoment(firstOf(fields, provider.at)),
    body: text,
  }
  if (says(fields, provider.isOutgoing)) return { ...read, state: 'refused', note: 'outgoing' }
  const called = firstOf(fields, provider.to) ?? ''
  const isAnswered = says(fields, provider.isAnswered)
  const row: CallRow = {
    mobile: usableNumber(firstOf(fields, provider.from) ?? ''),
    called_number: usableNumber(called) || fittingLine(called, 20),
    outcome: isAnswered ? 'Answered' : 'Missed',
    seconds: isAnswered ? secondsOf(firstOf(fields, provider.seconds)) : 0,
  }
  const outletId = door.numbers.find(({ number }) => isSameNumber(number, called))?.outletId
  const context = outletId ? { outletId } : {}
  return { ...read, enquiry: { row, context, note: row.mobile === '' ? 'no_number' : '' } }
}

type Fields = ReadonlyMap<string, string>

/** Exotel puts some values between quotation marks. */
const trimmed = (value: string) => value.trim().replace(/^"(.*)"$/, '$1')

function firstOf(fields: Fields, names: readonly string[]): string | undefined {
  return names
    .map((name) => fields.get(name.toLowerCase()))
    .find((value) => value !== undefined && value !== '')
}

function says(fields: Fields, signs: CallProvider['isAnswered']): boolean {
  return Object.entries(signs).some(([name, values]) =>
    values.includes(fields.get(name.toLowerCase())?.toLowerCase() ?? ''),
  )
}

function secondsOf(value: string | undefined): number {
  const seconds = Math.round(Number(value))
  return seconds > 0 && seconds <= 86_400 ? seconds : 0
}

function isSameNumber(one: string, other: string): boolean {
  const end = (number: string) => numberDigits(number).slice(-10)
  return end(one) !== '' && end(one) === end(other)
}

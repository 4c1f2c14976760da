import type { AwaitedVehicle, MailDealership, MailLead } from '#server/data/messages/mails.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'
import { findWords } from '#server/lib/words/find-words.ts'

/**
 * The facts of a message with what staff wrote in the language of `inLanguage`: the dealer's name and footer,
 * and the outlet.
 */
export async function spokenFacts<Lead extends MailLead | null>(
  dealership: MailDealership,
  lead: Lead,
): Promise<{ dealership: MailDealership; lead: Lead }> {
  const { name, footer } = dealership
  const booked = lead?.appointment
  const written = [name, footer, booked?.outlet.name ?? '', booked?.outlet.address ?? ''].filter(Boolean)
  const inWords = await findWords(visitorClient(), written)
  const spoken = { ...dealership, name: inWords(name), footer: inWords(footer) }
  if (!lead || !booked) return { dealership: spoken, lead }
  const { outlet } = booked
  const place = { ...outlet, name: inWords(outlet.name), address: inWords(outlet.address) }
  return { dealership: spoken, lead: { ...lead, appointment: { ...booked, outlet: place } } }
}

/** A place with its name and address in the language of `inLanguage`. */
export async function spokenPlace<Place extends { name: string; address: string }>(
  place: Place,
): Promise<Place> {
  const inWords = await findWords(visitorClient(), [place.name, place.address].filter(Boolean))
  return { ...place, name: inWords(place.name), address: inWords(place.address) }
}

/** An awaited vehicle with the name of its outlet in the language of `inLanguage`. */
export async function spokenArrival(arrival: AwaitedVehicle): Promise<AwaitedVehicle> {
  const inWords = await findWords(visitorClient(), [arrival.outlet])
  return { ...arrival, outlet: inWords(arrival.outlet) }
}

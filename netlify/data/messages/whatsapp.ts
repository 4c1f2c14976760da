import { z } from 'zod'
import { getWhatsApp, listUnsent, type WhatsAppFacts } from '#contract/messages/whatsapp.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { awaitedVehicle, mailDealership, mailLead, mailOrder } from './mails.ts'

// The database's functions refuse every role but those that the contract names.

const { shape } = getWhatsApp.answer
const storedWhatsApp = getWhatsApp.answer.omit({ isConnected: true, templates: true }).extend({
  templates: z.array(
    shape.templates.element
      .pick({ template: true, language: true, state: true })
      .extend({ askedAt: storedMoment }),
  ),
})
export type StoredWhatsApp = z.output<typeof storedWhatsApp>

/** What is set for messages by WhatsApp, and what the month cost. */
export async function readWhatsApp(db: DatabaseClient): Promise<StoredWhatsApp> {
  return callJson(db, 'read_whatsapp', {}, storedWhatsApp)
}

/** Sets which kinds are written, and what they may cost. */
export async function writeWhatsApp(db: DatabaseClient, facts: WhatsAppFacts): Promise<void> {
  const { offKinds, capRupees, priceMills, priceSource, priceDay } = facts
  const args = {
    off_kinds: offKinds,
    cap_rupees: capRupees,
    price_mills: priceMills,
    price_source: priceSource,
    price_day: priceDay,
  }
  dataOf(await db.rpc('save_whatsapp', args))
}

const unsent = listUnsent.answer.element.pick({ id: true, kind: true, why: true }).extend({
  at: storedMoment,
  lead: mailLead,
  order: mailOrder.nullable(),
  arrival: awaitedVehicle.nullable(),
  dealership: mailDealership,
})
export type StoredUnsent = z.output<typeof unsent>

/** The messages that did not go out, with the facts from which each is written. */
export async function readUnsent(db: DatabaseClient): Promise<StoredUnsent[]> {
  return callJson(db, 'unsent_messages', {}, z.array(unsent))
}

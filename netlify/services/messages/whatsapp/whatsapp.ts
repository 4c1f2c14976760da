import type { UnsentMessage, WhatsApp, WhatsAppFacts } from '#contract/messages/whatsapp.ts'
import { whatsAppKinds, whatsAppTemplates } from '#contract/messages/whatsapp-words.ts'
import { readUnsent, readWhatsApp, type StoredUnsent, writeWhatsApp } from '#server/data/messages/whatsapp.ts'
import { isOn } from '#server/lib/connections.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'
import { spokenArrival, spokenFacts } from '#server/services/messages/spoken-facts.ts'
import { templateButtons, templateSource, templateText, templateValues } from './message-words.ts'
import { templateLanguages, templateName } from './templates.ts'

/** What is set for messages by WhatsApp, what the month cost, and every template with its text. */
export async function getWhatsApp(db: DatabaseClient): Promise<WhatsApp> {
  const { templates: known, ...stored } = await readWhatsApp(db)
  const templates = whatsAppTemplates.flatMap((template) =>
    templateLanguages.map((language) => {
      const asked = known.find((one) => one.template === template && one.language === language)
      return inLanguage(language, () => ({
        template,
        language,
        name: templateName(template, language),
        text: templateSource(template),
        buttons: templateButtons(template).map(({ title }) => title),
        state: asked?.state ?? ('missing' as const),
        askedAt: asked?.askedAt ?? null,
      }))
    }),
  )
  return { ...stored, isConnected: isOn('WhatsApp'), templates }
}

/** Sets which kinds are written, and what they may cost. */
export async function saveWhatsApp(db: DatabaseClient, facts: WhatsAppFacts): Promise<WhatsApp> {
  await writeWhatsApp(db, facts)
  return getWhatsApp(db)
}

/**
 * The messages that did not go out, each with the text to write; those that are no news any more are left
 * out.
 */
export async function listUnsent(db: DatabaseClient, now: Date): Promise<UnsentMessage[]> {
  const written = await Promise.all((await readUnsent(db)).map((one) => withText(one, now)))
  return written.filter((one) => one !== undefined)
}

async function withText(unsent: StoredUnsent, now: Date): Promise<UnsentMessage | undefined> {
  const { id, kind, why, at } = unsent
  const { id: leadId, name, mobile, language } = unsent.lead
  const template = whatsAppKinds.find((one) => one.id === kind)?.template ?? 'receipt'
  const text = await inLanguage(language, async () => {
    const { lead, dealership } = await spokenFacts(unsent.dealership, unsent.lead)
    const arrival = unsent.arrival && (await spokenArrival(unsent.arrival))
    const values = templateValues(template, { lead, order: unsent.order, arrival }, dealership, now)
    return values && templateText(template, values)
  })
  return text === undefined ? undefined : { id, leadId, name, mobile, kind, why, at, text }
}

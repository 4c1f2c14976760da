import {
  type TemplateState,
  type WhatsAppTemplate,
  whatsAppTemplates,
} from '#contract/messages/whatsapp-words.ts'
import { type Language, otherLanguages } from '#contract/wire/language.ts'
import { noteTemplates } from '#server/data/messages/whatsapp-sending.ts'
import { isOn } from '#server/lib/connections.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { type ListedTemplate, listTemplates } from '#server/lib/whatsapp/cloud-api.ts'

/** The languages in which each template is made. */
export const templateLanguages: readonly Language[] = ['en', ...otherLanguages]

/** The name of a template at Meta: `missed_call_or`. */
export function templateName(template: WhatsAppTemplate, language: Language): string {
  return `${template.replaceAll('-', '_')}_${language}`
}

/**
 * The language under which a template is made at Meta, whose list has no Odia: its templates are made under
 * English, and only their names differ.
 */
export function metaLanguage(language: Language): string {
  return language === 'hi' ? 'hi' : 'en'
}

/** Asks Meta how it stands to each template and notes it; answers how many it approves. */
export async function askForTemplates(): Promise<number> {
  if (!isOn('WhatsApp')) return 0
  try {
    const listed = await listTemplates()
    const templates = whatsAppTemplates.flatMap((template) =>
      templateLanguages.map((language) => ({
        template,
        language,
        state: stateOf(listed, template, language),
      })),
    )
    await noteTemplates(templates)
    return templates.filter(({ state }) => state === 'approved').length
  } catch (error) {
    // What was known stays, and the next hour asks again.
    logEvent('error', 'templates_unasked', { cause: describeCause(error) })
    return 0
  }
}

const states: Record<string, TemplateState> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  DISABLED: 'rejected',
  PAUSED: 'paused',
}

function stateOf(
  listed: readonly ListedTemplate[],
  template: WhatsAppTemplate,
  language: Language,
): TemplateState {
  const name = templateName(template, language)
  const found = listed.find((one) => one.name === name && one.language.startsWith(metaLanguage(language)))
  return found ? (states[found.status] ?? 'pending') : 'missing'
}

import { fillersIn, templateFillers } from '#contract/content/fillers.ts'
import type { Template } from '#contract/content/templates.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { Writer } from '../lead/writer.ts'

/** The languages of templates, in which each text may be missing. */
export type TemplateLanguage = Exclude<keyof Template, 'name'>

/** A template of one language with its values filled in. */
export interface OfferedTemplate {
  name: string
  text: string
}

/**
 * The templates of one language that can be filled in for a lead. A template with a word in braces for which
 * there is no value is left out: without the value, what the customer reads would be no sentence. Of several
 * under one name the first that can be filled in is offered. A lead of people is about work, not a vehicle.
 */
export function offeredTemplates(
  templates: readonly Template[],
  language: TemplateLanguage,
  { name, model, family }: Pick<Lead, 'name' | 'model' | 'family'>,
  { dealer, staff }: Pick<Writer, 'dealer' | 'staff'>,
): OfferedTemplate[] {
  const values: Record<string, string> = { name, model: family === 'people' ? '' : model, dealer, staff }
  const offered = new Map<string, OfferedTemplate>()
  for (const { name: title, [language]: words } of templates) {
    if (!words || offered.has(title) || fillersIn(words).some((word) => values[word] === '')) continue
    offered.set(title, { name: title, text: words.replace(fillers, (_, word: string) => values[word] ?? '') })
  }
  return [...offered.values()]
}

const fillers = new RegExp(`\\{(${templateFillers.join('|')})\\}`, 'g')

import { texts } from '#contract/texts.ts'
import type { ItemField, ItemTexts } from './content-kinds.ts'

/** What stands in the fields of a form. Ticked models are one a line; a link keeps only its part on this site. */
export function textsIn(form: HTMLFormElement, fields: readonly ItemField[]): ItemTexts {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map(({ name, control }) => {
      const text = data.getAll(name).map(String).join('\n').trim()
      const own = `${window.location.origin}/`
      return [name, control === 'page' && text.startsWith(own) ? text.slice(own.length - 1) : text]
    }),
  )
}

/** What is wrong with the texts, by field; an empty one that must be filled in gets the specification's words. */
export function faultsOf(words: ItemTexts, fields: readonly ItemField[]): Record<string, string> {
  const empty = fields.filter(({ name, required }) => required && words[name] === '')
  const faults = Object.fromEntries(empty.map(({ name }) => [name, texts.content.incomplete]))
  const { from = '', to = '' } = words
  return from && to && to < from ? { ...faults, to: 'The last day comes before the first.' } : faults
}

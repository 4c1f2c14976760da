import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { type FoundTemplate, findTexts, marked } from './find-texts.ts'
import { type OtherLanguage, readWords, type Words } from './read-words.ts'

/**
 * Puts the translations of a language in the place of `t` and `wordsFor` in the source, so that a build holds
 * that language alone and English costs nothing. A text without a translation stays English; `npm run check`
 * names it.
 */
export function wordsPlugin(language: 'en' | OtherLanguage): Plugin {
  const words: Words = language === 'en' ? new Map() : readWords(language)
  return {
    name: 'words',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: marked },
      handler(code, id) {
        const [fileName = id] = id.split('?')
        if (fileName.endsWith('/contract/wire/language.ts')) return null
        const edited = inWords(fileName, code, words)
        return { code: edited.toString(), map: edited.generateMap({ hires: true }) }
      },
    },
  }
}

/**
 * A source file with translations in the place of the marked texts. Throws where a translation leaves a value
 * out.
 */
export function inWords(fileName: string, code: string, words: Words): MagicString {
  const edited = new MagicString(code)
  const { templates, tables } = findTexts(fileName, code)
  for (const found of templates) putWords(edited, found, words, code)
  for (const { texts, start, end } of tables) edited.update(start, end, tableOf(texts, words))
  return edited
}

function putWords(edited: MagicString, found: FoundTemplate, words: Words, code: string): void {
  const wording = words.get(found.text)
  // The tag is removed, the template stays.
  if (wording === undefined) edited.remove(found.start, found.start + 1)
  else edited.update(found.start, found.end, templateOf(wording, found, code))
}

/**
 * `wordsFor` with the table of the values that have a translation; where none has one, a function that
 * changes nothing.
 */
function tableOf(texts: readonly string[], words: Words): string {
  const pairs = texts.flatMap((text) => (words.has(text) ? [[text, words.get(text)]] : []))
  return pairs.length === 0 ? '((value) => value)' : `wordsFor(${JSON.stringify(Object.fromEntries(pairs))})`
}

/** The translation as a template, with each value in the place of its name. */
function templateOf(wording: string, { text, values }: FoundTemplate, code: string): string {
  const parts = wording.split(/\{([^{}]+)\}/)
  const template = parts.map((part, place) => {
    if (place % 2 === 0) return part.replace(/[\\`]|\$(?=\{)/g, '\\$&')
    const value = values.find(({ name }) => name === part)
    // Braces around a name that is no value belong to the text: `fillIn` of the page puts an element there.
    return value ? `\${${code.slice(value.start, value.end)}}` : `{${part}}`
  })
  const used = values.filter(({ name }) => parts.some((part, place) => place % 2 === 1 && part === name))
  if (used.length < values.length) throw new Error(`The words for “${text}” leave a value out: ${wording}`)
  return `\`${template.join('')}\``
}

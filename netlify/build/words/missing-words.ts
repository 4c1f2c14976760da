import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { findTexts } from './find-texts.ts'
import { otherLanguages, readWords } from './read-words.ts'

const sources = ['web/src/**/*.{ts,tsx}', 'netlify/{contract,services,data}/**/*.ts']
const isTest = /\.test\.tsx?$|\/testing\/|contract\/language\.ts$/

/** Every text that the source marks for visitors, with the files it stands in. */
export function findAllTexts(): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const file of globSync(sources, { cwd: projectFolder }).sort()) {
    if (isTest.test(file)) continue
    const { templates, tables } = findTexts(file, readFileSync(join(projectFolder, file), 'utf8'))
    for (const text of [...templates.map(({ text }) => text), ...tables.flatMap(({ texts }) => texts)])
      all.set(text, [...new Set([...(all.get(text) ?? []), file])])
  }
  return all
}

/**
 * For `npm run check`: the texts without words in a language, the words without a value of their text, and those whose text
 * is nowhere any more.
 */
export function wordFaults(): string[] {
  const texts = findAllTexts()
  return otherLanguages.flatMap((language) => {
    const words = readWords(language)
    const missing = [...texts].filter(([text]) => !words.has(text))
    const maimed = [...words].filter(([text, said]) => valuesIn(text) !== valuesIn(said))
    const unused = [...words.keys()].filter((text) => !texts.has(text))
    return [
      ...missing.map(([text, files]) => `${language}: no words for “${text}” (${files.join(', ')})`),
      ...maimed.map(([text, said]) => `${language}: “${said}” has other values than “${text}”`),
      ...unused.map((text) => `${language}: nobody says “${text}” any more`),
    ]
  })
}

/** The names in braces, which a page fills in, in the order of the alphabet. */
function valuesIn(text: string): string {
  return (text.match(/\{[^{}]+\}/g) ?? []).sort().join()
}

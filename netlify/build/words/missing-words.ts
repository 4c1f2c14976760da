import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishWordsIn, withoutFigures } from '#domain/content/latin-words.ts'
import { projectFolder } from '#server/command/project.ts'
import { partsOf, shapeOf } from '#server/lib/words/template.ts'
import { findTexts } from './find-texts.ts'
import { type OtherLanguage, otherLanguages, readDemoWords, readWords, type Words } from './read-words.ts'
import { doubleSpellings, misspellings } from './spellings.ts'

const sources = ['web/src/**/*.{ts,tsx}', 'netlify/{contract,domain,functions,services,data,lib}/**/*.ts']
const isTest = /\.test\.tsx?$|\/testing\/|contract\/wire\/language\.ts$/

/** English texts, each with the files that hold it. */
export type FoundTexts = ReadonlyMap<string, readonly string[]>

/** Each source file with its code, and the marks for visitors in it. */
function* readSources() {
  for (const file of globSync(sources, { cwd: projectFolder }).sort()) {
    if (isTest.test(file)) continue
    const code = readFileSync(join(projectFolder, file), 'utf8')
    yield { file, code, ...findTexts(file, code) }
  }
}

/** Every text that the source marks for visitors. */
export function findAllTexts(): FoundTexts {
  const all = new Map<string, string[]>()
  for (const { file, templates, tables } of readSources()) {
    for (const text of [...templates.map((found) => found.text), ...tables.flatMap((found) => found.texts)])
      all.set(text, [...new Set([...(all.get(text) ?? []), file])])
  }
  return all
}

/**
 * For `npm run check`: the texts without a translation, the translations whose text is nowhere any more,
 * translations that hold English words, words that are spelled in two ways, also in the demo's words, texts
 * that the server would take for each other, texts that it would say in English whoever calls, and dates
 * that the runtime would write.
 */
export function wordFaults(): string[] {
  const texts = findAllTexts()
  return [
    ...tooEarly(),
    ...byTheRuntime(),
    ...otherLanguages.flatMap((language) => faultsOf(language, texts)),
  ]
}

/** Texts of the server alone that are made when their file loads, before any caller's language is known. */
function tooEarly(): string[] {
  return [...readSources()].flatMap(({ file, templates }) =>
    isServers(file) && !/^netlify\/(contract|domain)\//.test(file)
      ? templates.flatMap(({ text, isAtImport }) =>
          isAtImport ? [`${file}: “${text}” stays English; make it in a function`] : [],
        )
      : [],
  )
}

/** A date or a number that the runtime writes in a language that is not English for sure. */
const runtimesWords = /\.toLocale(?:Date|Time)?String\((?!'en)|new Intl\.(?!Segmenter)\w+\((?!'en)/

/** Files that let the runtime write Odia or Hindi: its order of date and time is wrong, and differs. */
function byTheRuntime(): string[] {
  return [...readSources()].flatMap(({ file, code }) => {
    const found = runtimesWords.exec(code)
    return found
      ? [`${file}: ${found[0]} speaks as the runtime does; see day-words.ts and time-words.ts`]
      : []
  })
}

function faultsOf(language: OtherLanguage, texts: FoundTexts): string[] {
  const words = readWords(language)
  const missing = [...texts].filter(([text]) => !words.has(text))
  const unused = [...words.keys()].filter((text) => !texts.has(text))
  const demo = readDemoWords(language)
  const wordings = [...words.values(), ...demo.values()]
  const misspelled = wordings.flatMap((wording) =>
    misspellings(language, wording).map((fault) => `${language}: ${fault} in “${wording}”`),
  )
  const twice = doubleSpellings(wordings).map((both) => `${language}: two spellings of one word, ${both}`)
  const differing = [...words, ...demo].filter(([text, wording]) => !haveSameValues(text, wording))
  const apart = [...demo].filter(([text, wording]) => (words.get(text) ?? wording) !== wording)
  const english = [...words.values()].flatMap((wording) => {
    const left = englishWordsIn(withoutFigures(wording.replace(/\{[^{}]+\}/g, '')))
    return left.length > 0
      ? [
          `${language}: ${left.join(', ')} is English in “${wording}”; words that stay Latin stand in latin-words.ts`,
        ]
      : []
  })
  return [
    ...misspelled,
    ...twice,
    ...apart.map(([text]) => `${language}: web/words and the demo say “${text}” in two ways`),
    ...english,
    ...missing.map(
      ([text, files]) => `${language}: no words in web/words/${language} for “${text}” (${files.join(', ')})`,
    ),
    ...differing.map(([text, wording]) => `${language}: “${wording}” must hold the values of “${text}”`),
    ...doubtful(texts, words).map(
      (both) => `${language}: the server cannot tell “${both.join('” from “')}”, and they have other words`,
    ),
    ...unused.map((text) => `${language}: nobody says “${text}” any more`),
  ]
}

/** Does a file belong to the server, whose texts are looked up by their shape? */
export function isServers(file: string): boolean {
  return file.startsWith('netlify/')
}

/**
 * Texts that differ only in the names of their values, one of them the server's, and whose translations
 * differ.
 */
function doubtful(texts: FoundTexts, words: Words): string[][] {
  const alike = Map.groupBy(texts.keys(), (text) => shapeOf(partsOf(text).parts))
  return [...alike.values()].filter(
    (group) =>
      new Set(group.map((text) => byPlace(text, words.get(text) ?? ''))).size > 1 &&
      group.some((text) => texts.get(text)?.some(isServers)),
  )
}

/** A translation with the place of each value in the English text instead of its name. */
function byPlace(text: string, wording: string): string {
  const { names } = partsOf(text)
  return wording.replace(/\{([^{}]+)\}/g, (_, name: string) => `{${names.indexOf(name)}}`)
}

/** Whether the translation holds the same values in braces as the English text, each once. */
export function haveSameValues(text: string, wording: string): boolean {
  return valuesOf(text).join() === valuesOf(wording).join()
}

/** The values in braces, in the order of the alphabet. */
export function valuesOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]+)\}/g)].map(([value]) => value).sort()
}

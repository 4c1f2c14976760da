import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { otherLanguages } from '#contract/wire/language.ts'
import { findAllTexts, isServers } from '#server/build/words/missing-words.ts'
import { readWords } from '#server/build/words/read-words.ts'

/**
 * The translations of the texts that the server may say, as one JSON text: parsed only by a call that needs
 * them.
 */
function serverWords(): string {
  const texts = [...findAllTexts()].flatMap(([text, files]) => (files.some(isServers) ? [text] : []))
  const wordsOf = (language: (typeof otherLanguages)[number]) => {
    const words = readWords(language)
    return Object.fromEntries(texts.flatMap((text) => (words.has(text) ? [[text, words.get(text)]] : [])))
  }
  return JSON.stringify(Object.fromEntries(otherLanguages.map((language) => [language, wordsOf(language)])))
}

const readsFiles = /\/lib\/words\/word-files\.ts$/

/**
 * Puts the translations into a bundle where `lib/words/word-files.ts` reads files, because a bundle has no
 * files beside it. All bundles share one plugin: it looks for the texts once, because that reads the whole
 * source.
 */
export function serverWordsPlugin(): Plugin {
  let packed: string | undefined
  return {
    name: 'server-words',
    load: {
      filter: { id: readsFiles },
      handler: () => {
        packed ??= brotliCompressSync(serverWords()).toString('base64')
        return `import { brotliDecompressSync } from 'node:zlib'
          export const wordFiles = () => JSON.parse(brotliDecompressSync(Buffer.from('${packed}', 'base64')))`
      },
    },
  }
}

/** For a function whose texts are all in English. */
export const noWords: Plugin = {
  name: 'no-words',
  load: { filter: { id: readsFiles }, handler: () => 'export const wordFiles = () => ({ or: {}, hi: {} })' },
}

import type { Plugin } from 'vite'
import type { OtherLanguage } from './read-words.ts'

/** The fonts with which a page of a language is first painted, in `web/src/ui/fonts`. */
const firstFonts: Record<OtherLanguage, readonly string[]> = {
  or: ['noto-sans-oriya-400', 'noto-sans-oriya-700'],
  hi: ['noto-sans-devanagari'],
}

const preload = /<link rel="preload" href="\/src\/ui\/fonts\/archivo\.woff2"[^>]*>/

/**
 * Gives the pages of a language its letters: its stylesheet follows the site's, and its fonts are fetched
 * first, in place of the Latin one. The build of English is left alone.
 */
export function typefacePlugin(language: 'en' | OtherLanguage): Plugin {
  return {
    name: 'typeface',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/hydrate\/boot\.ts$/ },
      handler: (code) =>
        language === 'en'
          ? null
          : {
              code: `${code}\nimport '#web/ui/fonts/indic.css'\nimport '#web/ui/fonts/${language}.css'\n`,
              map: null,
            },
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (language === 'en') return html
        if (!preload.test(html)) throw new Error('index.html preloads no font any more.')
        const links = firstFonts[language].map(
          (font) =>
            `<link rel="preload" href="/src/ui/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin />`,
        )
        return html.replace(preload, links.join('\n    '))
      },
    },
  }
}

import { languageOffers } from '#contract/site/language-offers.ts'
import { languages, type OtherLanguage, otherLanguages } from '#contract/wire/language.ts'
import { type Outlines, openShaper } from './shaped-words.ts'

/**
 * The size of the letters in units of the picture; whole numbers at this size are fine enough for a screen.
 */
const perEm = 80
/** What a line needs above and below its baseline, for signs over and under the letters. */
const ascent = 84
const descent = 28
const folder = 'web/src/features/navigation/letters'

const fonts: Record<OtherLanguage, { file: string; wght?: number }> = {
  or: { file: 'web/src/ui/fonts/noto-sans-oriya-400.woff2' },
  hi: { file: 'web/src/ui/fonts/noto-sans-devanagari.woff2', wght: 500 },
}

/**
 * Words in Odia and Hindi as pictures, by their path in the project, for pages that load no font of these
 * scripts: many devices have none either and show boxes. The names of the languages are one file; an offer of
 * a language is a file of its own, which only that offer loads. A further file has the widths in ems.
 */
export async function letterPictures(): Promise<Record<string, string>> {
  const names: string[] = []
  const widths: Record<'names' | 'offers', Record<string, number>> = { names: {}, offers: {} }
  const files: Record<string, string> = {}
  for (const language of otherLanguages) {
    const shape = await openShaper(fonts[language].file, fonts[language].wght)
    const name = drawn(shape([languages[language]]))
    const offer = drawn(shape([languageOffers[language]]))
    names.push(symbol(language, name))
    widths.names[language] = name.width / perEm
    widths.offers[language] = offer.width / perEm
    files[`${folder}/offer-${language}.svg`] = picture(languageOffers[language], [symbol(language, offer)])
  }
  files[`${folder}/names.svg`] = picture(
    otherLanguages.map((language) => languages[language]).join(', '),
    names,
  )
  files[`${folder}/widths.ts`] = widthsFile(widths)
  return files
}

/** The measures of the pictures, as the formatter would write them. */
function widthsFile({ names, offers }: Record<'names' | 'offers', Record<string, number>>): string {
  const object = (values: Record<string, number>) =>
    `{ ${Object.entries(values)
      .map(([key, value]) => `${key}: ${value}`)
      .join(', ')} }`
  return `// Written by \`node netlify/build/cut-fonts.ts\`.
/** The widths of the pictures in ems. */
export const letterWidths = {
  names: ${object(names)},
  offers: ${object(offers)},
} as const
/** Their height in ems, and the part of that height which is below the baseline. */
export const letterHeight = ${(ascent + descent) / perEm}
export const letterDescent = ${descent / perEm}
`
}

interface Drawn {
  width: number
  path: string
}

const picture = (title: string, symbols: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title>${symbols.join('')}</svg>\n`

function symbol(id: string, { width, path }: Drawn): string {
  return `<symbol id="${id}" viewBox="0 0 ${width} ${ascent + descent}"><path d="${path}"/></symbol>`
}

/** The outlines of a word as one path of whole numbers, each relative to the point before. */
function drawn({ perEm: unitsPerEm, glyphs, advance }: Outlines): Drawn {
  const scale = perEm / unitsPerEm
  let path = ''
  for (const { path: outline, x, y } of glyphs) {
    let at = [0, 0]
    let begin = at
    for (const [, command = '', figures = ''] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
      if (command === 'Z') {
        path += 'z'
        at = begin
        continue
      }
      const numbers = (figures.match(/-?[\d.]+/g) ?? []).map(Number)
      const places = numbers.map((number, nth) =>
        nth % 2 === 0 ? Math.round((x + number) * scale) : Math.round(ascent - (y + number) * scale),
      )
      path += step(command, places, at)
      at = places.slice(-2)
      if (command === 'M') begin = at
    }
  }
  return { width: Math.ceil(advance * scale), path }
}

function step(command: string, places: readonly number[], at: readonly number[]): string {
  if (command === 'M') return `M${places.join(' ')}`
  const moved = places.map((place, nth) => place - (at[nth % 2] ?? 0))
  return `${command.toLowerCase()}${moved.join(' ').replaceAll(' -', '-')}`
}

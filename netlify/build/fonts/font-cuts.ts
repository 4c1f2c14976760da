/** A font of this site that is a part of a larger one. */
export interface FontCut {
  /** Path in the project. */
  file: string
  /** Path in `node_modules`. */
  source: string
  characters: string
  /** The one weight, or the range of weights, in which the file can be drawn. */
  wght: number | { min: number; max: number }
}

const ofNoto = (script: string) =>
  `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`

/** Joiners of letters, the circle on which a lone sign stands, and both full stops of these scripts. */
const shared = range(0x200c, 0x200d) + range(0x25cc) + range(0x0964, 0x0965)
const odia = range(0x0b01, 0x0b77) + shared
/**
 * Without Vedic signs and the letters of Kashmiri and Sindhi; the script's digits are included, though the
 * site writes Latin ones.
 */
const hindi =
  range(0x0901, 0x0903) +
  range(0x0905, 0x090b) +
  range(0x090d) +
  range(0x090f, 0x0911) +
  range(0x0913, 0x0928) +
  range(0x092a, 0x0933) +
  range(0x0935, 0x0939) +
  range(0x093c, 0x0945) +
  range(0x0947, 0x0949) +
  range(0x094b, 0x094d) +
  range(0x0950) +
  range(0x0958, 0x095f) +
  range(0x0966, 0x0970) +
  shared

/**
 * Each file that a page loads is at most 60 KB. All weights of Odia in one file would be 66 KB, because of
 * its 530 joined letters, so Odia has two. A PDF takes neither WOFF2 nor a range of weights; names of staff
 * in reports may hold any letter of the script.
 */
export const fontCuts: readonly FontCut[] = [
  {
    file: 'web/src/ui/fonts/noto-sans-oriya-400.woff2',
    source: ofNoto('oriya'),
    characters: odia,
    wght: 400,
  },
  {
    file: 'web/src/ui/fonts/noto-sans-oriya-700.woff2',
    source: ofNoto('oriya'),
    characters: odia,
    wght: 700,
  },
  {
    file: 'web/src/ui/fonts/noto-sans-devanagari.woff2',
    source: ofNoto('devanagari'),
    characters: hindi,
    wght: { min: 400, max: 800 },
  },
  {
    file: 'web/src/features/reports/paper/fonts/noto-sans-devanagari.ttf',
    source: ofNoto('devanagari'),
    characters: range(0x0900, 0x097f) + shared,
    wght: 400,
  },
]

function range(first: number, last: number = first): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

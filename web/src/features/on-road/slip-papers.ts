import { t } from '#contract/wire/language.ts'

/** The papers of a slip, in millimetres; a roll is as long as the text on it. */
export const slipPapers = [
  { id: 'a5', label: t`A5 sheet`, width: 148, height: 210, margin: 9 },
  { id: 'roll', label: t`58 mm roll`, width: 58, height: null, margin: 0 },
] as const
export type SlipPaper = (typeof slipPapers)[number]

/** How many CSS pixels are a millimetre on paper, whatever the screen. */
const pixelsPerMm = 96 / 25.4

/**
 * The CSS rules that give the printed page its size and leave nothing on the page but the slip; `pixels` is
 * the height of the slip.
 */
export function pageRules({ width, height, margin }: SlipPaper, pixels: number): string {
  // The page is a millimetre longer than the slip, so that a rounded height begins no second page.
  const long = height ?? Math.ceil(pixels / pixelsPerMm) + 1
  return `@page { size: ${width}mm ${long}mm; margin: ${margin}mm }
    @media print {
      #main :not(:has([data-slip])):not([data-slip]):not([data-slip] *) { display: none !important }
      :has([data-slip]) { margin: 0 !important; padding: 0 !important; min-height: 0 !important; max-width: none !important }
    }`
}

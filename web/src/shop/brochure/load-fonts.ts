import { language } from '#web/lib/language.ts'

/** A letter of each language, with which its font is asked for. */
const letters = { en: 'A', or: 'ଅ', hi: 'अ' }

/**
 * Fetches the fonts of a list, in both weights, for the letters of the page's language. A browser refuses the
 * whole list at once where the device lacks one of its stand-ins, while the others are still on their way: so
 * this waits until nothing is.
 */
export async function loadFonts(list: string): Promise<void> {
  const asked = [400, 700].map((weight) => document.fonts.load(`${weight} 32px ${list}`, letters[language]))
  await Promise.allSettled(asked)
  await document.fonts.ready
}

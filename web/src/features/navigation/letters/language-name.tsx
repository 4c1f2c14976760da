import { type Language, languages } from '#contract/wire/language.ts'
import { language } from '#web/lib/language.ts'
import { Letters } from './letters.tsx'
import names from './names.svg'
import { letterWidths } from './widths.ts'

/**
 * The name of a language in its own letters. A page loads the letters of its own language alone, so the other
 * names are pictures, which devices without these letters show too.
 */
export function LanguageName({ code }: { code: Language }) {
  if (code === language || code === 'en') return <span>{languages[code]}</span>
  return <Letters words={languages[code]} picture={`${names}#${code}`} width={letterWidths.names[code]} />
}

import { language } from '#web/lib/language.ts'

/**
 * Opening hours in which no line breaks between a time and its "am" or "pm", or the words that other
 * languages write before the time.
 */
export function wholeHours(words: string): string {
  return language === 'en'
    ? words.replaceAll(/(:\d\d) (?=[ap]m\b)/g, '$1\u00a0')
    : words.replaceAll(/ (?=\d{1,2}:\d\d)/g, '\u00a0')
}

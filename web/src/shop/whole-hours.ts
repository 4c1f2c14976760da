import { language } from '#web/lib/language.ts'

/** Opening hours whose clocks stay on a line with "am" and "pm", or with the words that other languages write before them. */
export function wholeHours(words: string): string {
  return language === 'en'
    ? words.replaceAll(/(:\d\d) (?=[ap]m\b)/g, '$1\u00a0')
    : words.replaceAll(/ (?=\d{1,2}:\d\d)/g, '\u00a0')
}

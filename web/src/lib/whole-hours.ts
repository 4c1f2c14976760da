/** Opening hours whose "am" and "pm" stay on the line of their hour. */
export function wholeHours(words: string): string {
  return words.replaceAll(/ (?=[ap]m\b)/g, '\u00a0')
}

/** Opening hours whose "am" and "pm", in every language, stay on the line of their hour. */
export function wholeHours(words: string): string {
  return words.replaceAll(/(:\d\d) /g, '$1\u00a0')
}

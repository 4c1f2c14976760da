/** Words as a sentence or a label begins: `year of purchase` becomes `Year of purchase`. */
export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

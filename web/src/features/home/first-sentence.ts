/**
 * The first sentence of a text in any of the site's languages; a full stop before a number, as in `Rs.
 * 3,000`, ends no sentence.
 */
export function firstSentence(text: string): string {
  return /^.*?[.!?।](?=\s+[^\s\p{Nd}]|\s*$)/su.exec(text)?.[0] ?? text
}

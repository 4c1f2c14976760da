/**
 * A text as the list of one that `.filter(column, 'in', …)` takes. Not `.eq`: there the embedded PostgREST reads
 * `true` and `false` as flags and takes quotation marks away; in a quoted list every text means itself.
 */
export function exactly(text: string): string {
  return `("${text.replaceAll(/["\\]/g, '\\$&')}")`
}

/** How many letters of a title search engines and tabs show at most; signs on a letter count with it. */
const mostLetters = 65

/**
 * A page's title as it fits: the dealer's name, which stands behind the last bar, is left out of a title that
 * search engines would cut anyway.
 */
export function fittingTitle(title: string): string {
  return title.replace(/\p{M}/gu, '').length > mostLetters ? title.replace(/ \| [^|]*$/, '') : title
}

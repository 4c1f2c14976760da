/**
 * How many characters of a title search engines and tabs show at most; the signs on a letter of Odia or Hindi
 * count too, because most of them take room beside the letter.
 */
const mostLetters = 65

/**
 * A page's title as it fits: the dealer's name, which stands behind the last bar, is left out of a title that
 * search engines would cut anyway.
 */
export function fittingTitle(title: string): string {
  return title.length > mostLetters ? title.replace(/ \| [^|]*$/, '') : title
}

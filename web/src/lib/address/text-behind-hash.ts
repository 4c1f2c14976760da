/**
 * The text behind `#` in an address. Where a mail program or a hand broke its percent signs, the text stays
 * as it is, so that the server says what to do.
 */
export function textBehindHash(hash: string): string {
  const text = hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The element of a prerendered page that names the file with the data it was made with. */
export const pageDataId = 'page-data'

/** Is this a prerendered page? */
export function isPrerendered(): boolean {
  return document.getElementById(pageDataId) !== null
}

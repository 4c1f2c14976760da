/** The element of a prerendered page that names the file with the data it was made with. */
export const pageDataId = 'page-data'

/** Is this a prerendered page? */
export function isPrerendered(): boolean {
  return document.getElementById(pageDataId) !== null
}

/** The part around this that still sleeps as markup; `later.tsx` makes parts and marks those that live. */
export function sleepingPartOf(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('[data-part]:not([data-part-awake])')
}

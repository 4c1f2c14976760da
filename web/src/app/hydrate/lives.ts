/** React stops it on its way like a click, and nothing on the site listens for it. */
const question = 'dragend'

/**
 * Whether React answers what is done to an element. It leaves its properties on each that it begins to take over, and tells
 * in no other way; but where a part is not finished, because code within it is still to come, it lets no event through to it.
 */
export function lives(element: Element): boolean {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  if (/__reactProps/.test(`${Object.keys(element)}`)) {
    element.addEventListener(question, hear)
    element.dispatchEvent(new Event(question))
    element.removeEventListener(question, hear)
  }
  return isHeard
}

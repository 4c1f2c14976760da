/** An event that React handles like a click, and that nothing on the site listens for. */
const question = 'dragend'

/**
 * Whether React answers events on an element. React sets properties on each element that it begins to take
 * over, and gives no other sign; but React stops events inside a part that is unfinished because its code is
 * still to come. So a test event is sent, and the element lives if that event reaches it.
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

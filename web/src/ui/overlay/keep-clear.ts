import { clearPlace, pointsOf } from './notice-place.ts'
import { subscribeToTopLayer, topDialog } from './top-layer.ts'

/** What a notice never covers beside words: whatever can be pressed or filled in. */
const pressed = 'a[href], button, input, select, textarea, summary, label, iframe'
/** What a notice covers only where it has no other place. */
const pictures = 'img, video, canvas'
/** How long the page rests before the notice is placed anew, in milliseconds. */
const restMs = 200
const signs = ['scroll', 'resize', 'click', 'keyup'] as const

/**
 * Lets an element float where it covers no words and nothing that is pressed; where no place is free, the
 * element stays in the flow of the page. It is placed anew whenever the page rests after a change, and hidden
 * below an open dialog. The returned function ends this.
 */
export function keepClear(element: HTMLElement): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const place = () => {
    const { style } = element
    // Its size is that of its content wherever the element stands.
    Object.assign(style, { position: 'fixed', left: '0', top: '0', visibility: 'hidden', margin: '0' })
    if (topDialog()) return
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const size = element.getBoundingClientRect()
    const find = (leaveClear: string) => clearPlace(size, { width, height }, (box) => isFree(box, leaveClear))
    const spot = find(`${pressed}, ${pictures}`) ?? find(pressed)
    Object.assign(
      style,
      { visibility: '' },
      spot
        ? { left: `${spot.left}px`, top: `${spot.top}px` }
        : { position: '', left: '', top: '', margin: '' },
    )
  }
  const placeSoon = () => {
    clearTimeout(resting)
    resting = setTimeout(place, restMs)
  }
  place()
  for (const sign of signs) addEventListener(sign, placeSoon, { passive: true, capture: true })
  const stopFollowing = subscribeToTopLayer(place)
  const sizes = window.ResizeObserver && new ResizeObserver(placeSoon)
  const main = document.querySelector('main')
  if (main) sizes?.observe(main)
  return () => {
    clearTimeout(resting)
    for (const sign of signs) removeEventListener(sign, placeSoon, { capture: true })
    stopFollowing()
    sizes?.disconnect()
  }
}

/** Whether a box has neither words nor anything of `leaveClear`; the notice is hidden meanwhile. */
function isFree(box: Parameters<typeof pointsOf>[0], leaveClear: string): boolean {
  if (!document.elementsFromPoint) return true
  for (const [x, y] of pointsOf(box))
    if (document.elementsFromPoint(x, y).some((part) => part.closest(leaveClear) || hasWords(part)))
      return false
  return true
}

const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

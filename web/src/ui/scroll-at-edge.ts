/** How near to an edge the pointer must be for scrolling to begin, and how far each frame scrolls; pixels. */
const near = 60
const step = 10

/**
 * While an element is dragged, scrolls the box around it whenever the pointer is near the upper or lower
 * edge; `onScroll` is called after each step. The caller reports the pointer's position by `follow`, and
 * calls `stop` at the end of the drag.
 */
export function scrollAtEdge(dragged: HTMLElement, onScroll: () => void) {
  const scroller = scrollerOf(dragged)
  let frame = 0
  let pointer = 0

  function go() {
    const way = wayFor(pointer, scroller)
    frame = way === 0 ? 0 : requestAnimationFrame(go)
    if (way === 0) return
    scroller.scrollBy({ top: way, behavior: 'instant' })
    onScroll()
  }

  return {
    follow(y: number) {
      pointer = y
      if (frame === 0) go()
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

function wayFor(y: number, scroller: Element): number {
  const isPage = scroller === document.documentElement
  const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect()
  return y < top + near ? -step : y > bottom - near ? step : 0
}

/** The nearest ancestor that scrolls up and down, such as a dialog; otherwise the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return document.documentElement
}

/** Pixels: so near to an edge it begins, and so far it goes in each frame. */
const near = 60
const step = 10

/**
 * While something is dragged, scrolls what it lies in whenever the pointer is near the upper or lower edge; `onScroll` is
 * called after each step. Tell it where the pointer is, and stop it at the end.
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

/** The nearest box around it that scrolls up and down, such as a dialog, or the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return document.documentElement
}

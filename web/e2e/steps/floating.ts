import { expect, type Page } from '@playwright/test'

/**
 * Expects that nothing floats over what can be pressed, filled in or read, and that at most one notice
 * floats. The header and the bar at the bottom of a phone are no floating things: they are as wide as the
 * page, which scrolls between them.
 */
export async function expectNothingIsCovered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findCovered)).toEqual({ covered: [], notices: true })
}

function findCovered() {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const bar = [...document.querySelectorAll('nav[data-chrome]')].find(isShown)?.getBoundingClientRect()
  const floating = [...document.querySelectorAll('main ~ *, main ~ * *')].filter(
    (element) => isShown(element) && getComputedStyle(element).position === 'fixed',
  )
  const boxes = floating
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.width < innerWidth && (!bar || box.top < bar.top - 1))
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const pressed = 'a, button, input, select, textarea, summary'
  const parts = [...document.querySelectorAll('main *')].filter(
    (element) => element.matches(pressed) || hasWords(element),
  )
  /** Everything that can be pressed or read as the part: a link may reach over the whole card around it. */
  const areasOf = (part: Element) => {
    const card = part instanceof HTMLElement && part.offsetParent
    const isWide = getComputedStyle(part, '::after').position === 'absolute'
    return [part, ...part.querySelectorAll('*'), ...(isWide && card ? [card] : [])]
  }
  /** Whether a box lies over a part; only points are tried at which both are. */
  const liesOver = (part: Element, box: DOMRect) =>
    areasOf(part).some((area) => {
      const { left, right, top, bottom } = area.getBoundingClientRect()
      for (let x = Math.max(box.left, left) + 1; x < Math.min(box.right, right); x += 4)
        for (let y = Math.max(box.top, top) + 1; y < Math.min(box.bottom, bottom); y += 4)
          if (document.elementsFromPoint(x, y).some((one) => part.contains(one))) return true
      return false
    })
  const covered = boxes.flatMap(({ element, box }) =>
    parts
      .filter((part) => liesOver(part, box))
      .map(
        (part) =>
          `${element.className.slice(0, 40)} lies over ${part.tagName} ${part.textContent.trim().slice(0, 40)}`,
      ),
  )
  const notices = [...document.querySelectorAll('[data-notice]')].filter(isShown).length <= 1
  return { covered, notices }
}

import { expect, type Page } from '@playwright/test'

/**
 * Expects that nothing floats over what can be pressed, filled in or read first, and that at most one notice
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
  const covered = boxes.flatMap(({ element, box }) => {
    const found = new Set<string>()
    for (let x = box.left + 1; x < box.right; x += 4)
      for (let y = box.top + 1; y < box.bottom; y += 4) {
        const below = document
          .elementsFromPoint(x, y)
          .map((one) =>
            one.closest('main :is(a, button, input, select, textarea, summary, h1, h2, h3, h1 ~ p)'),
          )
        for (const part of below)
          if (part) found.add(`${part.tagName} ${part.textContent.trim().slice(0, 40)}`)
      }
    return [...found].map((part) => `${element.className.slice(0, 40)} lies over ${part}`)
  })
  const notices = [...document.querySelectorAll('[data-notice]')].filter(isShown).length <= 1
  return { covered, notices }
}

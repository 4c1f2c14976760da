import { expect, type Page } from '@playwright/test'

const widths = [320, 360, 768, 1024, 1440]

const usualLetters = 16
const largeLetters = 32

/**
 * Expects that no part of the page is wider than the window, that no text runs over the edge of its box and
 * that nothing fixed stands in `main`, at every usual width and with letters of twice the size.
 */
export async function expectItFits(page: Page): Promise<void> {
  const first = page.viewportSize()
  if (!first) throw new Error('the page has no size')
  for (const width of widths) {
    await page.setViewportSize({ width, height: first.height })
    await expectNothingHangsOut(page)
  }
  await page.setViewportSize(first)
  await expectItFitsLargeLetters(page)
  await page.setViewportSize(first)
}

/** Like `expectItFits`, but only at the present width, once the layout for that width is complete. */
export async function expectNothingHangsOut(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  await expect
    .poll(async () => ({ width, ...(await page.evaluate(findWhatHangsOut)) }))
    .toEqual({ width, sideways: 0, words: [], anchored: [] })
}

/**
 * Like `expectItFits`, but only with letters of twice the size, on a small phone or a common desktop screen.
 * It also expects that fixed elements leave most of the screen to the scrolling page.
 */
export async function expectItFitsLargeLetters(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const browser = await page.context().newCDPSession(page)
  const setLetters = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await setLetters(largeLetters)
  await page.setViewportSize(isPhone ? { width: 360, height: 740 } : { width: 1366, height: 650 })
  await expectNothingHangsOut(page)
  expect(await page.evaluate(shareCovered)).toBeLessThanOrEqual(0.4)
  await setLetters(usualLetters)
  await browser.detach()
}

function findWhatHangsOut() {
  const wordsIn = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  /**
   * Whether words of an element lie beyond the edge of a box around it that does not scroll. Elements for
   * screen readers only have no size.
   */
  const isCutOff = (element: Element) => {
    const rights = wordsIn(element).map((node) => {
      const words = document.createRange()
      words.selectNode(node)
      return words.getBoundingClientRect().right
    })
    const right = Math.max(...rights)
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      if (overflowX === 'visible') continue
      if (overflowX !== 'hidden' || textOverflow === 'ellipsis' || edge.width <= 1) return false
      if (right > edge.right + 1) return true
    }
    return false
  }
  const hangsOut = (element: Element) => {
    const { display, overflowX } = getComputedStyle(element)
    if (overflowX !== 'visible') return false
    return (display !== 'inline' && element.scrollWidth > element.clientWidth + 1) || isCutOff(element)
  }
  const words = [...document.querySelectorAll('body :not(svg *)')]
    .filter((element) => wordsIn(element).length > 0)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(hangsOut)
    .map((element) => element.textContent)
  // On phones `main` is a container, to which some browsers anchor what is fixed in it, unless it is in the
  // top layer.
  const anchored = [...document.querySelectorAll('main *')]
    .filter((element) => getComputedStyle(element).position === 'fixed')
    .filter((element) => !element.closest(':modal, :popover-open'))
    .map((element) => element.outerHTML.slice(0, 120))
  const { scrollWidth, clientWidth } = document.documentElement
  return { sideways: scrollWidth - clientWidth, words, anchored }
}

/** The fraction of the screen's height that stays fixed while the page scrolls. */
function shareCovered() {
  const heights = [...document.querySelectorAll('body :not(dialog, dialog *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { position, top } = getComputedStyle(element)
      // An element that sticks only to the left scrolls along with its row.
      return position === 'fixed' || (position === 'sticky' && top !== 'auto')
    })
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > innerWidth * 0.8)
    .map(({ height }) => height)
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight
}

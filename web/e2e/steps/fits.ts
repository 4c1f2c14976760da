import { expect, type Page } from '@playwright/test'

const widths = [320, 360, 768, 1024, 1440]

const usualLetters = 16
const largeLetters = 32

/**
 * Nothing of the page hangs out at its side, and no words run over the edge of their own box, at any usual width and with
 * letters of twice the size.
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

/** The same at the width the page has, as soon as what folds or unfolds for it has done so. */
export async function expectNothingHangsOut(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  await expect
    .poll(async () => ({ width, ...(await page.evaluate(findWhatHangsOut)) }))
    .toEqual({ width, sideways: 0, words: [] })
}

/**
 * The same where the browser is set to letters of twice the size, on a small phone or on a desktop's common screen. There
 * what stays in sight while the page scrolls leaves most of the screen to it, too.
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
  /** Words behind the edge of a box around them that does not scroll. What is for screen readers alone has no size. */
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
  const { scrollWidth, clientWidth } = document.documentElement
  return { sideways: scrollWidth - clientWidth, words }
}

/** How much of the screen's height stands still while the page scrolls. */
function shareCovered() {
  const heights = [...document.querySelectorAll('body :not(dialog, dialog *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { position, top } = getComputedStyle(element)
      // What sticks to the left alone goes along with its row.
      return position === 'fixed' || (position === 'sticky' && top !== 'auto')
    })
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > innerWidth * 0.8)
    .map(({ height }) => height)
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight
}

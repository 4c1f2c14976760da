import { expect, type Page } from '@playwright/test'

const widths = [320, 360, 768, 1024, 1440]

/** Nothing of the page hangs out at its side, and no words run over the edge of their own box, at any usual width. */
export async function expectItFits(page: Page): Promise<void> {
  const first = page.viewportSize()
  if (!first) throw new Error('the page has no size')
  for (const width of widths) {
    await page.setViewportSize({ width, height: first.height })
    await expectNothingHangsOut(page)
  }
  await page.setViewportSize(first)
}

/** The same at the width the page has, as soon as what folds or unfolds for it has done so. */
export async function expectNothingHangsOut(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  await expect
    .poll(async () => ({ width, ...(await page.evaluate(findWhatHangsOut)) }))
    .toEqual({ width, sideways: 0, words: [] })
}

function findWhatHangsOut() {
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isBox = ({ display, overflowX }: CSSStyleDeclaration) =>
    overflowX === 'visible' && display !== 'inline'
  const words = [...document.querySelectorAll('body *')]
    .filter((element) => hasWords(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => isBox(getComputedStyle(element)) && element.scrollWidth > element.clientWidth + 1)
    .map((element) => element.textContent)
  const { scrollWidth, clientWidth } = document.documentElement
  return { sideways: scrollWidth - clientWidth, words }
}

import type { Page } from '@playwright/test'
import { addressIn, languages } from '#contract/wire/language.ts'
import { expect, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { singlePages } from '../steps/page-templates.ts'

/** The pages on which visitors type something. */
const withFields = [
  ...Object.entries(singlePages)
    .filter(([, { template }]) => /form|one visitor|calculator/.test(template))
    .map(([address]) => address),
  '/text-ride-booking?bikeName=SP125',
  '/compare',
]

test.use({ viewport: { width: 320, height: 740 } })

for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
  test(`${language}: no hint within a field is cut off on a narrow phone`, async ({ page }) => {
    for (const address of withFields) {
      // The hints stand in the prerendered page already.
      await page.goto(addressIn(language, address))
      expect.soft([address, await cutHints(page)]).toEqual([address, []])
    }
    await openHydrated(page, addressIn(language, '/enquiry-status'))
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
    expect.soft(await cutHints(page)).toEqual([])
  })
}

/** The hints that are wider than the room in their field: placeholders, and the first entries of lists. */
function cutHints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('This browser measures no text.')
    const isCut = (field: Element, hint: string, look: CSSStyleDeclaration) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return pen.measureText(hint).width > room + 0.5
    }
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((input) => input.checkVisibility())
      .filter((input) => isCut(input, input.placeholder, getComputedStyle(input, '::placeholder')))
      .map(({ placeholder }) => placeholder)
    const lists = [...document.querySelectorAll('select')]
      .filter((list) => list.checkVisibility() && list.value === '')
      .map((list) => ({ list, hint: list.selectedOptions[0]?.text ?? '' }))
      .filter(({ list, hint }) => isCut(list, hint, getComputedStyle(list)))
      .map(({ hint }) => hint)
    return [...inputs, ...lists]
  })
}

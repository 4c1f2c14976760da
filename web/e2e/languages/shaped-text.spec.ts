import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { JSHandle, Page } from '@playwright/test'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type OtherLanguage, otherLanguages } from '#contract/wire/language.ts'
import { type Outlines, openShaper } from '#server/build/fonts/shaped-words.ts'
import { expect, signIn, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { said } from '../steps/said.ts'
import { sendForm } from '../steps/send-form.ts'

/** Words whose letters join, stack and change places. */
const words: Record<OtherLanguage, string[]> = {
  or: ['କ୍ଷେତ୍ର', 'ସ୍କୁଟର', 'ପଞ୍ଜୀକରଣ', 'ଶ୍ରୀ'],
  hi: ['क्षेत्र', 'स्कूटर', 'रजिस्ट्रेशन', 'श्री'],
}
const siteFonts: Record<OtherLanguage, { name: string; file: string; wght?: number }> = {
  or: { name: 'Noto Sans Oriya', file: 'web/src/ui/fonts/noto-sans-oriya-400.woff2' },
  hi: { name: 'Noto Sans Devanagari', file: 'web/src/ui/fonts/noto-sans-devanagari.woff2', wght: 400 },
}
const reportFonts: Record<OtherLanguage, string> = {
  or: 'web/src/features/reports/paper/fonts/noto-sans-odia.ttf',
  hi: 'web/src/features/reports/paper/fonts/noto-sans-devanagari.ttf',
}

/** How much of each pixel in a picture is covered, 0 to 255. */
interface Covering {
  width: number
  height: number
  pixels: number[]
}

for (const language of otherLanguages) {
  test(`${language}: pages draw words by their own font, as HarfBuzz shapes them`, async ({ page }) => {
    const { name, file, wght } = siteFonts[language]
    const shaped = await openShaper(file, wght)
    await openHydrated(page, `/${language}/contact`)
    for (const word of words[language]) {
      const size = 96
      const drawn = await written(page, word, `${size}px "${name}"`, size)
      const place = { size, x: size, y: size * 2 }
      expect.soft(await difference(page, drawn, shaped([word]), place), word).toBeLessThan(0.1)
      // Drawn letter by letter the word looks different, and this comparison must notice that.
      expect.soft(await difference(page, drawn, shaped([...word]), place), word).toBeGreaterThan(0.3)
    }
  })

  test(`${language}: a report’s PDF holds names as HarfBuzz shapes them`, async ({ page, product }) => {
    const [word = ''] = words[language]
    const place = `x${randomUUID().slice(0, 8)}`
    await sendForm(product.url, '/contact', {
      firstName: word,
      lastName: place,
      postalCode: '753001',
      telephone: '9861000044',
      comment: 'x',
    })
    await signIn(page)
    await page.goto(`/admin/dashboard?page=message&q=${place}`)
    const coming = page.waitForEvent('download')
    await page.getByRole('group', { name: 'This page' }).getByRole('button', { name: 'PDF' }).click()
    const pictures = await picturesOf(await readFile(await (await coming).path()))
    const shaped = await openShaper(reportFonts[language])
    // The size and place of the text as `features/reports/paper/shaped-text.ts` paints it: 8 points with
    // three pixels each, the baseline 1.15 of that size from the top.
    const at = { size: 24, x: 0, y: 27.6 }
    const nearest = async (parts: string[]) =>
      Math.min(...(await Promise.all(pictures.map((one) => difference(page, one, shaped(parts), at)))))
    // Letters this small have soft edges, which differ between two ways of drawing.
    expect(await nearest([word])).toBeLessThan(0.4)
    expect(await nearest([...word])).toBeGreaterThan(0.6)
  })

  test(`${language}: a page makes the brochure in its language, by its own font`, async ({ page }) => {
    await openHydrated(page, `/${language}/view-details?bikeName=SP125`)
    await page.getByRole('button', { name: said(language, 'More'), exact: true }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: said(language, 'E-Brochure') }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('SP125.pdf')
    const pictures = await picturesOf(await readFile(await download.path()))
    const { file, wght } = siteFonts[language]
    const shaped = await openShaper(file, wght)
    // 9 points at 300 dots an inch, see `shop/brochure/shaped-page.ts`.
    const size = (9 * 300) / 72
    const [word = ''] = said(language, 'From').split(' ')
    const place = { size, x: 0, y: size * 1.15 }
    const differences = pictures.map((one) => difference(page, one, shaped([word]), place))
    expect(Math.min(...(await Promise.all(differences)))).toBeLessThan(0.4)
  })
}

/**
 * Draws a word in the page. The picture stays in the page, because it is too large to be moved out and in
 * again.
 */
function written(page: Page, word: string, font: string, size: number): Promise<JSHandle<Covering>> {
  return page.evaluateHandle(
    async ({ word, font, size }) => {
      await document.fonts.load(font, word)
      const { width, height } = { width: size * (word.length + 2), height: size * 3 }
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (!context) throw new Error('This browser draws no text.')
      context.font = font
      context.fillText(word, size, size * 2)
      const { data } = context.getImageData(0, 0, width, height)
      return { width, height, pixels: [...data.filter((_, index) => index % 4 === 3)] }
    },
    { word, font, size },
  )
}

/**
 * How much a picture differs from outlines drawn at a place: 0 for no difference, as a fraction of the area
 * that the outlines cover.
 */
function difference(
  page: Page,
  picture: Covering | JSHandle<Covering>,
  outlines: Outlines,
  place: { size: number; x: number; y: number },
): Promise<number> {
  return page.evaluate(
    ({ picture: { width, height, pixels }, outlines, place }) => {
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (!context) throw new Error('This browser draws nothing.')
      const scale = place.size / outlines.perEm
      for (const { path, x, y } of outlines.glyphs) {
        context.setTransform(scale, 0, 0, -scale, place.x + x * scale, place.y - y * scale)
        context.fill(new Path2D(path))
      }
      const { data } = context.getImageData(0, 0, width, height)
      const outlined = data.filter((_, index) => index % 4 === 3)
      // Pixels beyond the end of the word are not compared.
      const end = place.x + outlines.advance * scale
      const apart = outlined.reduce(
        (sum, alpha, index) => sum + (index % width < end ? Math.abs(alpha - (pixels[index] ?? 0)) : 0),
        0,
      )
      return apart / outlined.reduce((sum, alpha) => sum + alpha, 0)
    },
    { picture, outlines, place },
  )
}

/** Reads the pictures on the first page of a PDF. */
async function picturesOf(bytes: Buffer): Promise<Covering[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const first = await pdf.getPage(1)
  const { fnArray, argsArray } = await first.getOperatorList()
  return fnArray.flatMap((operator, index): Covering[] => {
    if (operator !== OPS.paintImageXObject) return []
    const { width, height, data } = first.objs.get(argsArray[index]?.[0]) as {
      width: number
      height: number
      data: Uint8Array
    }
    return [{ width, height, pixels: [...data.filter((_, at) => at % 4 === 3)] }]
  })
}

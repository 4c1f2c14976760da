import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../supabase/seed/catalogue.ts'
import { brochureFile } from './brochures.ts'
import { mediaFolder } from './media.ts'

async function textOf(file: string): Promise<string> {
  const data = new Uint8Array(readFileSync(join(mediaFolder, file)))
  const task = getDocument({ data, useSystemFonts: false })
  const document = await task.promise
  const words: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) words.push(item.str)
  }
  await task.destroy()
  return words.join(' ')
}

test.each(readCatalogue())('the brochure of the $bikeName opens and tells about it', async (model) => {
  const text = await textOf(brochureFile(model))
  expect(text).toContain(model.displayName)
  expect(text).toContain(model.exShowroomPrice.toLocaleString('en-IN'))
  expect(text).toContain('ex-showroom')
  expect(text).toContain(model.specifications.bodyDimensions.wheelbase ?? '')
})

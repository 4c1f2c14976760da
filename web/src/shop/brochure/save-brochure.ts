import { jsPDF } from 'jspdf'
import { dateInWords } from '#contract/wire/day-words.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { drawBrochure } from '#domain/catalogue/brochure/brochure.ts'
import { brochurePicturePath, pictureIn } from '#domain/catalogue/brochure/picture.ts'
import { labelWords } from '#domain/catalogue/label-words.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { loadDealership } from '#web/lib/dealership.tsx'
import { saveFile } from '#web/lib/device/save-file.ts'
import { lineName } from '#web/lib/phone.ts'
import { specificationWords } from '../specification-words.ts'
import { loadFonts } from './load-fonts.ts'
import { writeShaped } from './shaped-page.ts'

/**
 * Makes the brochure of a model in the page's language, with the prices of now, and lets the browser save the
 * PDF. Fails where the model's data cannot be fetched or the browser draws no text.
 */
export async function saveBrochure(bikeName: string): Promise<void> {
  const fonts = getComputedStyle(document.body).fontFamily
  const params = { bikeName }
  const [{ bike }, variants, colours, dealership] = await Promise.all([
    callApi('getBike', { params }),
    callApi('listVariants', { params }),
    callApi('listColours', { params }),
    loadDealership(),
    loadFonts(fonts),
  ])
  const picture = await fetchPicture(bike.shareImage ?? bike.image)
  const page = writeShaped(new jsPDF({ unit: 'mm', format: 'a4', compress: true }), fonts)
  const day = dateInWords(indianDay(new Date()))
  drawBrochure(page, { bike, variants, colours, picture, day, dealership, labelOf, lineName })
  saveFile(`${bikeName}.pdf`, page.output('blob'))
}

const labelOf = (label: string) => specificationWords(labelWords(label))

/** A brochure without a picture is better than none. */
async function fetchPicture(image: string) {
  if (!image) return undefined
  return fetch(brochurePicturePath(image)).then(pictureIn, () => undefined)
}

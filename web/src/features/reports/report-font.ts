import type { jsPDF } from 'jspdf'
import fontUrl from './fonts/noto-sans-odia.ttf?url'

/** The font of a PDF and of the pictures in it, under one name. */
export const reportFontName = 'NotoSansOdia'

let bytes: Promise<ArrayBuffer> | undefined

/**
 * Gives the PDF a font with ₹ and Odia letters, which the built-in ones lack, and this worker the same font, to draw
 * what a PDF library cannot set.
 */
export async function addReportFont(pdf: jsPDF): Promise<void> {
  bytes ??= loadFont().catch((error: unknown) => {
    bytes = undefined
    throw error
  })
  const font = await bytes
  let binary = ''
  for (const byte of new Uint8Array(font)) binary += String.fromCharCode(byte)
  pdf.addFileToVFS(`${reportFontName}.ttf`, btoa(binary))
  pdf.addFont(`${reportFontName}.ttf`, reportFontName, 'normal')
  pdf.setFont(reportFontName)
}

async function loadFont(): Promise<ArrayBuffer> {
  const response = await fetch(fontUrl)
  if (!response.ok) throw new Error('The font of the PDF could not be loaded.')
  const font = await response.arrayBuffer()
  // The types of a page know no fonts of a worker.
  const { fonts } = globalThis as unknown as { fonts: FontFaceSet }
  fonts.add(await new FontFace(reportFontName, font.slice(0)).load())
  return font
}

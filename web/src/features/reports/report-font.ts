import type { jsPDF } from 'jspdf'
import fontUrl from './fonts/noto-sans-odia.ttf?url'

/** The font of a report on paper, with ₹ and Odia letters; also its name in canvas, PDF and stylesheet. */
export const reportFontName = 'NotoSansOdia'

let bytes: Promise<ArrayBuffer> | undefined

/** Gives the font to this page or worker, to measure and to draw with it, and answers its file. */
export function loadReportFont(): Promise<ArrayBuffer> {
  bytes ??= load().catch((error: unknown) => {
    bytes = undefined
    throw error
  })
  return bytes
}

/** Gives the font to a PDF: the built-in ones lack ₹ and Odia letters. */
export async function addReportFont(pdf: jsPDF): Promise<void> {
  let binary = ''
  for (const byte of new Uint8Array(await loadReportFont())) binary += String.fromCharCode(byte)
  pdf.addFileToVFS(`${reportFontName}.ttf`, btoa(binary))
  pdf.addFont(`${reportFontName}.ttf`, reportFontName, 'normal')
  pdf.setFont(reportFontName)
}

/** Gives the font to another document of this site, before it is printed. */
export async function addFontTo(page: Document): Promise<void> {
  const address = new URL(fontUrl, location.href).href
  page.fonts.add(await new FontFace(reportFontName, `url("${address}")`).load())
}

async function load(): Promise<ArrayBuffer> {
  const response = await fetch(fontUrl)
  if (!response.ok) throw new Error('The font of the report could not be loaded.')
  const font = await response.arrayBuffer()
  // The types of a page know no fonts of a worker.
  const { fonts } = globalThis as unknown as { fonts: FontFaceSet }
  fonts.add(await new FontFace(reportFontName, font.slice(0)).load())
  return font
}

import type { jsPDF } from 'jspdf'
import fontUrl from './fonts/noto-sans-odia.ttf?url'

const name = 'NotoSansOdia'

/** Gives the PDF a font with ₹ and Odia letters: the built-in ones have neither. */
export async function addReportFont(pdf: jsPDF): Promise<string> {
  const response = await fetch(fontUrl)
  if (!response.ok) throw new Error('The font of the PDF could not be loaded.')
  const bytes = new Uint8Array(await response.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  pdf.addFileToVFS(`${name}.ttf`, btoa(binary))
  pdf.addFont(`${name}.ttf`, name, 'normal')
  pdf.setFont(name)
  return name
}

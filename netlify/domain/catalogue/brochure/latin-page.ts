import type { jsPDF } from 'jspdf'
import { drawRupees } from '#domain/prices/drawn-rupees.ts'

/**
 * Makes a page write any text in the letters of the typefaces that every PDF reader has, and rupee signs;
 * letters of another script are left out.
 */
export function writeLatin(page: jsPDF): jsPDF {
  const { text, splitTextToSize } = drawRupees(page)
  page.text = (words, ...more) => text.call(page, inLatin(words), ...more)
  page.splitTextToSize = (words: string, ...more) => splitTextToSize.call(page, inLatin(words), ...more)
  return page
}

function inLatin<Words extends string | string[]>(words: Words): Words
function inLatin(words: string | string[]): string | string[] {
  return typeof words === 'string' ? latin(words) : words.map(latin)
}

function latin(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[^\n\u0020-\u007e\u00a0-\u00ff–—₹]/g, '')
}

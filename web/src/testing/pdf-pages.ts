import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfText {
  text: string
  left: number
  right: number
  baseline: number
}

/** A page of a PDF with the positions of its texts, in points from the lower left corner. */
export interface PdfPage {
  width: number
  height: number
  texts: PdfText[]
}

/** Reads the position of every text in a PDF. */
export async function readPdfPages(file: Blob): Promise<PdfPage[]> {
  const data = new Uint8Array(await file.arrayBuffer())
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent({ disableNormalization: true })
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , left = 0, baseline = 0] = item.transform as number[]
      return [{ text: item.str, left, right: left + item.width, baseline }]
    })
    pages.push({ width, height, texts })
  }
  return pages
}

/** Pairs of texts in one line that overlap. */
export function overlappingTexts({ texts }: PdfPage): string[] {
  const lines = Map.groupBy(texts, ({ baseline }) => Math.round(baseline))
  return [...lines.values()].flatMap((line) => {
    const sorted = line.toSorted((one, other) => one.left - other.left)
    return sorted.flatMap(({ text, right }, index) => {
      const next = sorted[index + 1]
      return next && right > next.left + 0.5 ? [`${text} | ${next.text}`] : []
    })
  })
}

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Keys of a PDF by which a reader acts, by itself or at a press. */
const activeKeys =
  /\/(?:JS|JavaScript|Launch|URI|OpenAction|AA|GoToR|SubmitForm|ImportData|RichMedia|EmbeddedFile|AcroForm)\b/g
/** The one allowed action: jsPDF makes every file open at its first page. */
const harmlessOpening = /\/OpenAction \[\d+ 0 R \/\w+(?: null)*\]/g

/**
 * Finds the parts of a PDF that could act: keys outside of its streams, scripts, attachments and annotations.
 * Also answers the text of its pages.
 */
export async function readPdf(bytes: Buffer): Promise<{ active: string[]; text: string }> {
  const bare = bytes
    .toString('latin1')
    .replace(/stream\r?\n[\s\S]*?endstream/g, '')
    .replace(harmlessOpening, '')
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const active: string[] = bare.match(activeKeys) ?? []
  if (await pdf.getJSActions()) active.push('script')
  if (await pdf.getAttachments()) active.push('attachment')
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    active.push(...(await page.getAnnotations()).map(({ subtype }) => `annotation ${subtype}`))
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return { active, text: texts.join('') }
}

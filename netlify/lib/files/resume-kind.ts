import { extraOf, holdsMarkup, holdsVisualBasic, type PdfExtra } from './hidden-content.ts'
import { endsAsArchive, readZipDirectory } from './zip-directory.ts'

/** The kinds of file that an applicant may send. */
export type ResumeKind = 'pdf' | 'doc' | 'docx'

/** The content type of each kind. */
export const resumeTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/**
 * The most entries of a document, which has a few dozen. More, or far more text than a résumé has, mean an
 * archive bomb.
 */
const mostEntries = 2_000
const mostUnpackedBytes = 200 * 1024 * 1024

const oleMagic = 'd0cf11e0a1b11ae1'
/** The stream that makes an OLE file a Word document, in the encoding of its directory. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

/**
 * The kind of a résumé, judged by its bytes and never by its name. Answers undefined for anything but a PDF
 * without active content and a Word file without macros, and for a file that is of a second kind too (a PDF
 * that is also an archive or a page).
 */
export function resumeKindOf(content: Uint8Array): ResumeKind | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (beginsAsPdf(bytes)) return pdfFaultOf(bytes) ? undefined : 'pdf'
  if (bytes.subarray(0, 8).toString('hex') === oleMagic && bytes.includes(wordStream))
    return holdsVisualBasic(bytes) ? undefined : 'doc'
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004' && isWordPackage(bytes)) return 'docx'
  return undefined
}

/**
 * Why a PDF is not taken as a résumé: what it holds beside its pages, or that it is a page or an archive too.
 * Undefined for a PDF that is taken, and for any other file.
 */
export function pdfFaultOf(content: Uint8Array): PdfExtra | 'second kind' | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (!beginsAsPdf(bytes)) return undefined
  return holdsMarkup(bytes) || endsAsArchive(bytes) ? 'second kind' : extraOf(bytes)
}

function beginsAsPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-'
}

/** The kind that the extension of a name or path stands for; undefined for any other extension. */
export function promisedKind(name: string): ResumeKind | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return extension in resumeTypes ? (extension as ResumeKind) : undefined
}

function isWordPackage(bytes: Uint8Array): boolean {
  const entries = readZipDirectory(bytes)
  if (!entries || entries.length > mostEntries) return false
  if (entries.some(({ isEncrypted, isConsistent, name }) => isEncrypted || !isConsistent || !isInside(name)))
    return false
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  const names = entries.map(({ name }) => name.toLowerCase())
  return (
    unpacked <= mostUnpackedBytes &&
    names.includes('[content_types].xml') &&
    names.some((name) => name.startsWith('word/')) &&
    !names.some((name) => name.endsWith('vbaproject.bin'))
  )
}

/** Does an entry's name stay inside the folder that the archive is unpacked to? */
function isInside(name: string): boolean {
  return !/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name)
}

import { namesOf } from './pdf-names.ts'
import { endsAsArchive } from './zip-directory.ts'

/** What a PDF may hold beside its pages, by the names that stand for it. */
export type PdfExtra = 'script' | 'file' | 'form'

const extras: Record<PdfExtra, readonly string[]> = {
  script: ['JavaScript', 'JS', 'Launch'],
  file: ['EmbeddedFile', 'EmbeddedFiles', 'RichMedia'],
  form: ['XFA', 'SubmitForm', 'ImportData'],
}
const markup = /<(?:!doctype\s+html|html|head|body|svg)[\s>/]/i
const script = /<(?:script|iframe|\?php)[\s>/]/i
const visualBasic = Buffer.from('_VBA_PROJECT', 'utf16le')

/**
 * What a PDF holds that runs, sends or carries something beside its pages; undefined for nothing. A PDF with
 * more objects than any résumé has counts as one with a script. A PDF with a password is not read through, so
 * a browser shows a résumé in a sandbox that runs nothing and loads nothing.
 */
export function extraOf(bytes: Buffer): PdfExtra | undefined {
  const { names, isWhole } = namesOf(bytes)
  for (const extra of ['script', 'file', 'form'] as const)
    if (extras[extra].some((name) => names.has(name))) return extra
  return isWhole ? undefined : 'script'
}

/**
 * Would a browser that guesses types from content take this file for a page? Browsers look at the first
 * kilobyte only.
 */
export function holdsMarkup(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 1024)
  return markup.test(start) || script.test(start)
}

/** Does a Word file of the old kind (.doc) hold macros? */
export function holdsVisualBasic(bytes: Buffer): boolean {
  return bytes.includes(visualBasic)
}

/**
 * Is a picture also an archive, a page or a script? Such a file harms a program that reads it as that other
 * kind.
 */
export function isSecondKind(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return holdsMarkup(bytes) || script.test(bytes.toString('latin1')) || endsAsArchive(content)
}

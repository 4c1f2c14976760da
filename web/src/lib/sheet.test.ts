import { expect, test } from 'vitest'
import { readSheet, readTextFile } from './sheet.ts'

const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return new Blob([order === 'le' ? bytes : bytes.swap16()])
}

test.each([
  ['UTF-8', new Blob(['ନାମ'])],
  ['UTF-8 with its mark', new Blob(['\uFEFFନାମ'])],
  ['UTF-16, as Meta and Excel write it', utf16('ନାମ', 'le')],
  ['UTF-16 the other way round', utf16('ନାମ', 'be')],
])('a file in %s is read with its letters', async (_name, file) => {
  expect(await readTextFile(file)).toBe('ନାମ')
})

test('a file in the letters of Windows is read too', async () => {
  expect(await readTextFile(new Blob([new Uint8Array([0x4a, 0x6f, 0x73, 0xe9])]))).toBe('José')
})

test.each([
  ['tabs', 'Name\tMobile\nAsha\t98610 12345'],
  ['commas', 'Name,Mobile\nAsha,98610 12345\n\n,,'],
  ['semicolons', 'Name;Mobile\nAsha;"98610 12345"'],
  ['a named sign', 'sep=|\nName|Mobile\nAsha|98610 12345'],
])('cells with %s between them', (_name, text) => {
  expect(readSheet(text).rows).toEqual([
    ['Name', 'Mobile'],
    ['Asha', '98610 12345'],
  ])
})

import { expect, test } from 'vitest'
import { readSheet, readTextFile, widthOf } from './sheet.ts'

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

test('UTF-16 without its mark is known by its zeros, and what is no text by its own', async () => {
  const bytes = Buffer.from('Name,9861012345\nଅଶୋକ,1', 'utf16le')
  expect(await readTextFile(new Blob([bytes]))).toBe('Name,9861012345\nଅଶୋକ,1')
  expect(await readTextFile(new Blob([bytes.swap16()]))).toBe('Name,9861012345\nଅଶୋକ,1')
  const picture = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]
  expect(await readTextFile(new Blob([new Uint8Array(picture)]))).toBe('')
})

test('a row keeps the number that it has in the spreadsheet', () => {
  expect(readSheet('Name,Mobile\n\n,\nAsha,"1\n2"\nDina,3\n').numbers).toEqual([1, 4, 5])
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

test('the widest of half a million rows is found', () => {
  expect(widthOf([['one', 'two'], ...Array.from({ length: 500_000 }, () => ['one'])])).toBe(2)
})

test('a quotation mark that is never closed is found by its row', () => {
  expect(readSheet('Name,Note\nAsha,"two\nlines"\nRavi,"open\nMeena,x\n').openQuoteIn).toBe(3)
  expect(readSheet('Name,Note\nAsha,5" tyre\n').openQuoteIn).toBeUndefined()
})

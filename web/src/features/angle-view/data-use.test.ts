import { expect, test } from 'vitest'
import { sizeText } from './data-use.ts'

test.each([
  [1, 'about 10 KB'],
  [161_000, 'about 160 KB'],
  [504 * 1024, 'about 500 KB'],
  [1_258_291, 'about 1.2 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeText(bytes)).toBe(words))

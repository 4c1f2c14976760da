import { expect, test } from 'vitest'
import { z } from 'zod'
import { translated } from '#contract/wire/translated.ts'
import { holdsTexts, textsIn } from './translate-answer.ts'

const text = translated(z.string())
const answer = z.object({
  name: z.string(),
  list: z.array(z.object({ title: text, name: z.string() })),
  only: z.tuple([z.object({ name: text })]),
  figures: z.record(z.string(), text),
  late: z.object({ address: text }).optional(),
  none: z.object({ address: text }).nullable(),
})

test('marked texts are found wherever they stand, and no others of the same name', () => {
  const value = {
    name: 'A',
    list: [
      { title: 'B', name: 'C' },
      { title: '', name: 'D' },
    ],
    only: [{ name: 'E' }],
    figures: { name: 'F', height: 'G' },
    late: { address: 'H' },
    none: null,
  }
  expect(textsIn(answer, value)).toEqual(['B', 'E', 'F', 'G', 'H'])
  expect(textsIn(answer, { ...value, late: undefined })).toEqual(['B', 'E', 'F', 'G'])
})

test('a mark is of the copy alone', () => {
  const shared = z.string()
  expect(holdsTexts(z.object({ role: translated(shared) }))).toBe(true)
  expect(holdsTexts(z.object({ name: shared }))).toBe(false)
})

import { expect, test } from 'vitest'
import { wrapComments } from './wrap-comments.ts'

const wrap = (code: string, file = 'a.tsx') => wrapComments(file, code, 40)

test('a comment that fits, and what is no comment, stay as they are', () => {
  const code = [
    '/** Fits. */',
    `const text = "a // text that is far wider than a line may be"`,
    '// biome-ignore lint/a/b: a directive is read word for word by its tool',
  ].join('\n')
  expect(wrap(code)).toBe(code)
})

test('a line of a docstring becomes a block of lines, and a paragraph flows as one', () => {
  expect(wrap('  /** One two three four five six seven eight. */')).toBe(
    ['  /**', '   * One two three four five six seven', '   * eight.', '   */'].join('\n'),
  )
  expect(wrap('// One two three four five six seven eight\n// nine.\n\n// Short.')).toBe(
    '// One two three four five six seven\n// eight nine.\n\n// Short.',
  )
})

test('items of a list keep their places, an example of code its lines, a long word its own', () => {
  const code = [
    '/**',
    ' * - one two three four five six seven eight',
    ' * - nine',
    ' *',
    ' *     an example of code that is wider than a line',
    ' *',
    ' * See https://example.org/a/long/address/of/a/page now.',
    ' */',
  ].join('\n')
  expect(wrap(code)).toBe(
    [
      '/**',
      ' * - one two three four five six seven',
      ' *   eight',
      ' * - nine',
      ' *',
      ' *     an example of code that is wider than a line',
      ' *',
      ' * See',
      ' * https://example.org/a/long/address/of/a/page',
      ' * now.',
      ' */',
    ].join('\n'),
  )
  expect(wrap(wrap(code))).toBe(wrap(code))
})

test('comments in markup and in SQL are wrapped too', () => {
  expect(wrap('const a = (\n  <p>\n    {/* One two three four five six seven eight */}\n  </p>\n)')).toBe(
    'const a = (\n  <p>\n    {/* One two three four five six\n        seven eight */}\n  </p>\n)',
  )
  expect(wrap('  -- One two three four five six seven eight', 'a.sql')).toBe(
    '  -- One two three four five six seven\n  -- eight',
  )
})

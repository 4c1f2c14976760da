import { expect, test } from 'vitest'
import { line, paragraph, requiredLine } from './text.ts'

test('a line is trimmed, composed and free of what a database refuses', () => {
  expect(line(20).parse('  Bijaya\u0000   Das ')).toBe('Bijaya Das')
  expect(line(20).parse('e\u0301')).toBe('é')
  expect(line(20).parse('a\ud800b')).toBe('a\ufffdb')
  expect(line(40).parse('ବିଜୟ ଦାସ')).toBe('ବିଜୟ ଦାସ')
})

test('a paragraph keeps its line breaks', () => {
  expect(paragraph(40).parse(' one\r\ntwo \n')).toBe('one\ntwo')
})

test('what is too long is refused with words, never cut', () => {
  const result = line(5).safeParse('123456')
  expect(result.error?.issues[0]?.message).toBe('Please use at most 5 characters.')
  expect(line(5).safeParse('x'.repeat(100_000)).success).toBe(false)
})

test('a required line refuses blanks', () => {
  expect(requiredLine(5, 'Please enter your name.').safeParse(' \u0000 ').error?.issues[0]?.message).toBe(
    'Please enter your name.',
  )
})

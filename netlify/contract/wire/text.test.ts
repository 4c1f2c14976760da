import { expect, test } from 'vitest'
import { email, exact, line, paragraph, requiredLine } from './text.ts'

test('a line is trimmed, composed and free of what a database refuses', () => {
  expect(line(20).parse('  Bijaya\u0000   Das ')).toBe('Bijaya Das')
  expect(line(20).parse('\u001b[1mB\u0007ijaya\u0085\tDas\u007f')).toBe('[1mBijaya Das')
  expect(line(20).parse('e\u0301')).toBe('é')
  expect(line(20).parse('a\ud800b')).toBe('a\ufffdb')
  expect(line(40).parse('ବିଜୟ ଦାସ')).toBe('ବିଜୟ ଦାସ')
})

test('marks that nobody sees go, but for the joiners of Odia, Hindi and emoji', () => {
  expect(line(40).parse('A\u202egnp.exe\u202c \u200b\u2066x\u2069\ufeff')).toBe('Agnp.exe x')
  expect(paragraph(40).parse('a\u200f\u2028b')).toBe('a\nb')
  for (const text of ['କ୍\u200dଷ', 'क्\u200cष', '👩\u200d🔧']) expect(line(40).parse(text)).toBe(text)
})

test('a paragraph keeps its line breaks', () => {
  expect(paragraph(40).parse(' one\r\ntwo\u000b\tthree\u0008 \n')).toBe('one\ntwo\n\tthree')
})

test('what is too long is refused with words, never cut', () => {
  const result = line(5).safeParse('123456')
  expect(result.error?.issues[0]?.message).toBe('Please use at most 5 characters.')
  expect(line(5).safeParse('x'.repeat(100_000)).success).toBe(false)
})

test('what is compared with a text that stands somewhere stays as it is, or is refused', () => {
  expect(exact(9).parse(' a  b\n')).toBe(' a  b\n')
  for (const text of ['a\u0000b', 'a\ud800', '1234567890'])
    expect(exact(9).safeParse(text).success).toBe(false)
})

test.each([' \u0000 ', '\u200b', '\u00ad\u2060', '\u3000\u0301'])(
  'a required line refuses %j, in which nobody sees anything',
  (blank) => {
    const { error } = requiredLine(5, 'Please enter your name.').safeParse(blank)
    expect(error?.issues[0]?.message).toBe('Please enter your name.')
  },
)

test.each([
  'name@mail.example',
  "first.o'last+tag@sub.mail.example",
  'name@xn--p1b6ci4b4b3a.xn--h2brj9c',
  'name@उदाहरण.भारत',
  'ନାମ@ଉଦାହରଣ.ଭାରତ',
  'नाम.उपनाम@mail.example',
])('%s is an e-mail address', (address) => {
  expect(email(line(254)).safeParse(address).success).toBe(true)
})

test.each([
  'name',
  'name@mail',
  'na me@mail.example',
  'a@b@mail.example',
  '.a@mail.example',
  'a..b@mail.example',
  'a@-b.example',
  'a@mail.e',
  'a@mail.example>',
])('%s is no e-mail address', (address) => expect(email(line(254)).safeParse(address).success).toBe(false))

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { block } from '#contract/content/page-texts.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { standardTexts } from './standard-texts.ts'

test('headings, paragraphs, lists, links, strong and emphasis', () => {
  const text =
    '# One\n\n### Two\n\nA **b *c*** [offer](/offers) & "d" <e@mail.example>\n\n1. x\n2. y\n   - z\n\n- **3** washes'
  expect(parseMarkdown(text)).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: 'One' }] },
    { kind: 'heading', level: 3, runs: [{ text: 'Two' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'A ' },
        { text: 'b ', strong: true },
        { text: 'c', strong: true, em: true },
        { text: ' ' },
        { text: 'offer', href: '/offers' },
        { text: ' & "d" ' },
        { text: 'e@mail.example', href: 'mailto:e@mail.example' },
      ],
    },
    { kind: 'list', isOrdered: true, items: [[{ text: 'x' }], [{ text: 'y' }], [{ text: 'z' }]] },
    { kind: 'list', isOrdered: false, items: [[{ text: '3', strong: true }, { text: ' washes' }]] },
  ])
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '> said',
  '```\ncode\n```',
  '![picture](https://elsewhere.example/x.png)',
])('%s is text as it was written', (text) => {
  expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', runs: [{ text }] }])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'x.html',
])('a link to %s is its words', (href) => {
  expect(parseMarkdown(`[words](${href})`)).toEqual([{ kind: 'paragraph', runs: [{ text: 'words' }] }])
})

test('no repetition is too deep', () => {
  const pieces = [
    '> ',
    '- ',
    '1. ',
    '- 1. ',
    '> - ',
    '*a ',
    '**a *b ',
    '[',
    '![a](',
    '*_',
    '~~a ',
    '`',
    '<a ',
    '# ',
  ]
  for (const piece of pieces)
    for (const between of ['', '\n'])
      for (const one of parseMarkdown(`${piece}${between}`.repeat(3_000))) block.parse(one)
  const steps = Array.from({ length: 190 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')
  for (const one of parseMarkdown(steps)) block.parse(one)
})

test('whatever is written has the form of the contract', () => {
  const piece = fc.constantFrom(
    '# ',
    '- ',
    '1. ',
    '**',
    '*',
    '[',
    '](',
    ')',
    '/x',
    'javascript:',
    '\n',
    '\n\n',
    '  ',
    '<',
    '>',
    '|',
    '`',
    'ଓ',
    'a',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      for (const one of parseMarkdown(pieces.join(''))) block.parse(one)
    }),
  )
  for (const text of Object.values(standardTexts).filter(Boolean))
    expect(parseMarkdown(text).length).toBeGreaterThan(0)
})

test.each(['> '.repeat(3000), '- '.repeat(3000), `${'['.repeat(3000)}x${']'.repeat(3000)}`])(
  'marks inside of marks without end are shown as they were written',
  (markdown) => {
    const [block] = parseMarkdown(markdown)
    expect(block?.kind).toBeDefined()
  },
)

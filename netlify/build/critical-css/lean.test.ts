import { expect, test } from 'vitest'
import { leanCss } from './lean.ts'

const css =
  '@layer properties{@supports (-moz-orient:inline){*{--shift:0}}}' +
  '@property --shift{syntax:"*";inherits:false}@property --turn{syntax:"*";inherits:false}' +
  '@layer theme{:root{--ink:#111;--text:var(--ink);--gap:1rem;--wide:9rem;--deep:1px;--unread:var(--deep)}}' +
  '@layer utilities{.a{color:var(--text);translate:var(--shift)}}'

test('keeps what the rules and the markup read, directly or through another variable', () => {
  const lean = leanCss(css, '<p class="a" style="gap:var(--gap)">')
  expect(lean).toContain('--ink:#111;--text:var(--ink);--gap:1rem')
  expect(lean).toContain('@property --shift')
  expect(lean).toContain('.a{color:var(--text);translate:var(--shift)}')
})

test('drops what nobody reads, and what only that read', () => {
  const lean = leanCss(css, '<p class="a">')
  for (const gone of ['--wide', '--unread', '--deep', '--gap', '--turn', '@supports'])
    expect(lean).not.toContain(gone)
})

test('layers keep their order', () => {
  const names = [...leanCss(css, '<p class="a">').matchAll(/@layer (\w+)/g)].map(([, name]) => name)
  expect(names).toEqual(['properties', 'theme', 'utilities'])
})

test('drops rules of classes that nothing wears, and what counts for pointers and on paper', () => {
  const rules = [
    '.last\\:pl-0:last-child{padding:0}',
    '.\\[\\&\\>svg\\]\\:size-6>svg{width:6px}',
    '.group:not(.gone) .b,.c{margin:0}',
    '@media (hover:hover){.d:hover{color:red}}',
    '@media print{.d{display:none}}',
    '.d{color:blue}',
    'html :where(.e) p{color:green}',
  ]
  const dropped = (markup: string) => {
    const lean = leanCss(rules.join(''), markup)
    return rules.flatMap((rule, index) => (lean.includes(rule) ? [] : [index]))
  }
  expect(dropped('<p class="d">')).toEqual([0, 1, 2, 3, 4])
  expect(dropped('<p class="last:pl-0 [&amp;&gt;svg]:size-6"><b class="c d">')).toEqual([3, 4])
  expect(dropped('<p class="group d"><b class="b">')).toEqual([0, 1, 3, 4])
})

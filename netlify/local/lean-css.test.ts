import { expect, test } from 'vitest'
import { leanCss } from './lean-css.ts'

const css =
  '@layer properties{@supports (-moz-orient:inline){*{--shift:0}}}' +
  '@property --shift{syntax:"*";inherits:false}@property --turn{syntax:"*";inherits:false}' +
  '@layer theme{:root{--ink:#111;--text:var(--ink);--gap:1rem;--wide:9rem;--deep:1px;--unread:var(--deep)}}' +
  '@layer utilities{.a{color:var(--text);translate:var(--shift)}}'

test('keeps what the rules and the markup read, directly or through another variable', () => {
  const lean = leanCss(css, '<p style="gap:var(--gap)">')
  expect(lean).toContain('--ink:#111;--text:var(--ink);--gap:1rem')
  expect(lean).toContain('@property --shift')
  expect(lean).toContain('.a{color:var(--text);translate:var(--shift)}')
})

test('drops what nobody reads, and what only that read', () => {
  const lean = leanCss(css, '')
  for (const gone of ['--wide', '--unread', '--deep', '--gap', '--turn', '@supports'])
    expect(lean).not.toContain(gone)
})

test('layers keep their order', () => {
  const names = [...leanCss(css, '').matchAll(/@layer (\w+)/g)].map(([, name]) => name)
  expect(names).toEqual(['properties', 'theme', 'utilities'])
})

import { expect, test } from 'vitest'
import { rules } from './trusted-types.ts'

test.each(['<img src=x onerror=alert(1)>', '<b>x</b>', '<script></script>', '<!--'])(
  '%s is no markup',
  (text) => {
    expect(() => rules.createHTML(text)).toThrow(TypeError)
  },
)

test.each([' ', '.toast{color:red}'])('%s passes', (text) => {
  expect(rules.createHTML(text)).toBe(text)
})

test.each(['/sw.js', '/assets/worker-1a2b.js', './worker.js'])('%s is a script of this site', (path) => {
  expect(rules.createScriptURL(path)).toBe(path)
})

test.each([
  'https://evil.example/x.js',
  '//evil.example/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://evil.example/1',
])('%s is none', (path) => {
  expect(() => rules.createScriptURL(path)).toThrow(TypeError)
})

test('facts for search engines are no code', () => {
  const facts = '{"@context":"https://schema.org","@type":"Product"}'
  expect(rules.createScript(facts)).toBe(facts)
})

test.each(['alert(1)', '', '{"@type":alert(1)}', '{"not": "facts"}', 'null'])('%s is no script', (text) => {
  expect(() => rules.createScript(text)).toThrow(TypeError)
})

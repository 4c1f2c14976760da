import { expect, test } from 'vitest'
import { plainMessage } from './plain-error.ts'

test.each([
  [
    `Cannot read properties of undefined (reading 'price')`,
    `Cannot read properties of undefined (reading 'price')`,
  ],
  [
    `Unexpected token 'A', "Asha Sahoo "... is not valid JSON`,
    `Unexpected token 'A', “…”... is not valid JSON`,
  ],
  [`JSON Parse error: Unexpected identifier "Asha`, 'JSON Parse error: Unexpected identifier “…”'],
  [`'#98765 43210' is not a valid selector`, `'…' is not a valid selector`],
  ['No number 9876543210 at 12:30', 'No number # at #:#'],
  ['asha@mail.example is taken', '… is taken'],
  ['/enquiry-status?reference=7KX2#token failed', '/enquiry-status failed'],
  [
    'Failed to fetch dynamically imported module: https://dealer.example/assets/x7.js',
    'Failed to fetch dynamically imported module: /assets/x#.js',
  ],
  ['Load failed https://asha.example/sahoo', 'Load failed …'],
  ['two\n\tlines\u0000', 'two lines'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('%s becomes %s', (message, plain) => {
  expect(plainMessage(message)).toBe(plain)
})

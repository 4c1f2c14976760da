import { expect, test, vi } from 'vitest'
import { aDealership } from '#web/testing/builders/dealership.ts'

vi.mock('#web/lib/language.ts', () => ({ base: '/or', language: 'or' }))

test('without scripts a page leads to the lists of its own language', async () => {
  const { withoutScripts } = await import('./without-scripts.ts')
  document.body.innerHTML = withoutScripts(aDealership().parts).replace(/<\/?noscript>/g, '')
  const targets = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/or/motorcycle', '/or/scooters', '/or/ev', '/or/bigWing'])
})

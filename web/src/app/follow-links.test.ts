import { afterEach, expect, test, vi } from 'vitest'
import { followLinks } from './follow-links.ts'

const router = {
  state: {} as never,
  subscribe: () => () => undefined,
  navigate: vi.fn(async () => undefined),
  revalidate: async () => undefined,
  prefetch: vi.fn(async () => undefined),
}
followLinks(router)

afterEach(() => {
  document.body.replaceChildren()
  vi.clearAllMocks()
})

function link(href: string, { asleep = false, ...attributes }: Record<string, unknown> = {}): HTMLElement {
  const anchor = document.createElement('a')
  anchor.href = href
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, String(value))
  const part = document.createElement('div')
  part.setAttribute('data-part', 'touched')
  if (!asleep) part.setAttribute('data-part-awake', '')
  part.append(anchor)
  document.body.append(part)
  // What nobody takes, the browser follows, which jsdom cannot.
  anchor.addEventListener('click', (event) => event.preventDefault())
  return anchor
}

test('a page is fetched ahead when its link is pointed at', () => {
  link('/ev').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(router.prefetch).toHaveBeenCalledWith('/ev')
})

test.each([
  ['another site', 'https://elsewhere.example/ev', {}],
  ['a file', '/media/models/sp125/brochure.pdf', {}],
  ['a new tab', '/ev', { target: '_blank' }],
  ['a place on this page', '#enquiry', {}],
])('nothing is fetched ahead for %s', (_, href, attributes) => {
  link(href, attributes).dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(router.prefetch).not.toHaveBeenCalled()
})

test('a link in a sleeping part leads to its page without a reload; the others see to it themselves', () => {
  link('/offers', { asleep: true }).click()
  expect(router.navigate).toHaveBeenCalledWith('/offers')
  link('/gallery').click()
  expect(router.navigate).toHaveBeenCalledTimes(1)
})

test('a press that asks for a new tab is the browser’s', () => {
  link('/offers', { asleep: true }).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  )
  expect(router.navigate).not.toHaveBeenCalled()
})

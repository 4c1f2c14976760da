import { act, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { optionalPart } from './optional-part.ts'

test('a part whose code does not come leaves the page alone, and what was prerendered of it', async () => {
  const Footer = optionalPart(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  const page = document.createElement('div')
  page.innerHTML = '<main>Page</main><!--$--><footer>Outlets</footer><!--/$-->'
  document.body.append(page)
  await act(async () => {
    hydrateRoot(
      page,
      <>
        <main>Page</main>
        <Suspense>
          <Footer />
        </Suspense>
      </>,
    )
  })
  expect(page.textContent).toBe('PageOutlets')
})

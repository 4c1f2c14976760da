import { render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renewedWords } from '#web/lib/api/renewed-site.ts'
import { server } from '#web/testing/server.ts'
import { ErrorPage } from './error-page.tsx'

async function show(error: Error): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lazy = () => Promise.reject(error)
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', errorElement: <ErrorPage />, hydrateFallbackElement: <p />, lazy },
      ])}
    />,
  )
  await screen.findByRole('button', { name: 'Load the page again' })
}

const missingCode = new TypeError('Failed to fetch dynamically imported module: /assets/late.js')

test('an old page whose code is gone says that the site was renewed', async () => {
  server.use(http.head('/', () => new HttpResponse(null)))
  await show(missingCode)
  expect(await screen.findByText(renewedWords)).toBeTruthy()
})

test('no network, or one that leads nowhere, is told apart from code that is gone, and is nobody’s fault', async () => {
  server.use(http.head('/', () => HttpResponse.error()))
  await show(missingCode)
  expect(await screen.findByText('There is no connection to the server.')).toBeTruthy()
  expect(screen.queryByText(renewedWords)).toBeNull()
  expect(screen.queryByText(/It is our fault/)).toBeNull()
})

test('a mistake of the page is called one', async () => {
  await show(new Error('x is undefined'))
  expect(screen.getByText(/It is our fault/)).toBeTruthy()
})

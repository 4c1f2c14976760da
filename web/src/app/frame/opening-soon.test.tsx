import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

beforeEach(() =>
  server.use(answers('getDealership', aDealership({ isOpen: false })), answers('listModelCards', [])),
)

test.each(['/terms-conditions', '/no-such-page'])(
  '%s says that the site opens soon, and whom to call',
  async (address) => {
    renderRoute(address)
    expect(await screen.findByRole('heading', { name: 'Opening soon' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '0671-000-0101' }).getAttribute('href')).toBe('tel:06710000101')
    expect(screen.queryByRole('contentinfo')).toBeNull()
  },
)

test('whoever is signed in sees the site', async () => {
  localStorage.setItem('adminToken', 'a mark')
  renderRoute('/terms-conditions')
  expect(await screen.findByText(/Only staff see this/)).toBeTruthy()
  expect(await screen.findByRole('contentinfo')).toBeTruthy()
})

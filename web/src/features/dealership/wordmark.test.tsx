import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

test('a logo comes in the size that its place needs', async () => {
  const logo = '/media/catalogue/ab12.2560x640.webp'
  server.use(answers('getDealership', aDealership({ logo })))
  renderRoute('/terms-conditions')
  const [header] = await screen.findAllByRole<HTMLImageElement>('img', { name: 'Kalinga Two-Wheelers' })
  expect(header?.getAttribute('src')).toBe(`/.netlify/images?url=${logo}&w=480`)
})

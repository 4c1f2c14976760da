import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aGalleryItem } from '#web/testing/builders/content.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

const items = [
  aGalleryItem({ id: 3, alt: 'A red bike' }),
  aGalleryItem({ id: 2, alt: 'A blue scooter' }),
  aGalleryItem({ id: 1, alt: 'A white scooter' }),
]

test('opens a picture large and goes round by arrow keys and buttons', async () => {
  server.use(answers('listGallery', items))
  const { user } = renderRoute('/gallery')
  await user.click(await screen.findByRole('button', { name: /A blue scooter/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Picture 2 of 3' })
  expect(within(dialog).getByRole('img', { name: 'A blue scooter' })).toBeTruthy()
  within(dialog).getByRole('button', { name: 'Next' }).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('dialog', { name: 'Picture 1 of 3' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByRole('dialog', { name: 'Picture 3 of 3' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an empty gallery says so', async () => {
  server.use(answers('listGallery', []))
  renderRoute('/gallery')
  expect(await screen.findByText('No pictures yet')).toBeTruthy()
})

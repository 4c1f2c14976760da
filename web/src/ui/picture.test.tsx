import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

it('falls back to the second picture, then to a drawing, and keeps its words', () => {
  render(<Picture src="/media/a.webp" fallback="/media/b.webp" alt="SP125 in red" width={4} height={3} />)
  const address = () => screen.getByRole('img', { name: 'SP125 in red' }).getAttribute('src')
  expect(address()).toBe('/media/a.webp')
  fireEvent.error(screen.getByRole('img'))
  expect(address()).toBe('/media/b.webp')
  fireEvent.error(screen.getByRole('img'))
  expect(address()).toBeNull()
})

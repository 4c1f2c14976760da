import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Placeholders } from '#web/ui/media/placeholders.ts'
import { Picture } from './picture.tsx'

afterEach(() => vi.unstubAllEnvs())

/** Makes the environment that of the prerender step. */
const prerendering = () => vi.stubEnv('SSR', true)

it('falls back to the second picture, then to a drawing, and keeps its words', () => {
  render(<Picture src="/media/a.webp" fallback="/media/b.webp" alt="SP125 in red" width={4} height={3} />)
  const address = () => screen.getByRole('img', { name: 'SP125 in red' }).getAttribute('src')
  expect(address()).toBe('/media/a.webp')
  fireEvent.error(screen.getByRole('img'))
  expect(address()).toBe('/media/b.webp')
  fireEvent.error(screen.getByRole('img'))
  expect(address()).toBeNull()
})

it('offers AVIF files of the site itself', () => {
  const { container } = render(
    <Picture src="/media/slides/1.webp" alt="" width={1600} height={600} sizes="50vw" />,
  )
  const source = container.querySelector('source')
  expect(source?.srcset).toBe('/media/slides/1-800.avif 800w, /media/slides/1-1600.avif 1600w')
  expect(source?.sizes).toBe('50vw')
})

it('asks the Image CDN for what staff upload, in widths up to its own', () => {
  const src = '/media/catalogue/ab12.1600x1200.webp'
  const { container } = render(<Picture src={src} alt="Star" width={4} height={4} sizes="50vw" />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Star' })
  expect(container.querySelector('source')).toBeNull()
  expect(image.srcset).toContain(`/.netlify/images?url=${src}&w=640 640w`)
  expect(image.sizes).toBe('50vw')
  expect(image.getAttribute('src')).toBe(src)
})

it('the main picture of a prerendered page is fetched ahead in the same sizes', () => {
  prerendering()
  render(<Picture src="/media/slides/2.webp" alt="" width={1600} height={600} sizes="50vw" eager />)
  const link = document.head.querySelector('link[rel="preload"][imagesrcset^="/media/slides/2-800.avif"]')
  expect(link?.getAttribute('imagesizes')).toBe('50vw')
  expect(link?.getAttribute('type')).toBe('image/avif')
})

it('a placeholder stands behind the picture of a prerendered page', () => {
  prerendering()
  const { container } = render(
    <Placeholders value={() => 'data:image/webp;base64,AAAA'}>
      <Picture src="/media/slides/1.webp" alt="" width={1600} height={600} />
    </Placeholders>,
  )
  expect(container.querySelector('img')?.style.backgroundImage).toContain('data:image/webp;base64,AAAA')
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { BrochureLink } from './brochure-link.tsx'
import { saveBrochure } from './save-brochure.ts'

const page = vi.hoisted(() => ({ language: 'hi' }))
vi.mock('#web/lib/language.ts', () => page)
vi.mock('./save-brochure.ts', () => ({ saveBrochure: vi.fn(async () => undefined) }))

beforeEach(() => void vi.mocked(saveBrochure).mockClear())

test.each([
  ['the page is English', 'en', '/media/brochures/vehicle1.pdf', 0],
  ['the page is not English', 'hi', '/media/brochures/vehicle1.pdf', 1],
  ['the dealer has a file of its own', 'hi', '/media/documents/own.pdf', 0],
])('where %s, a press makes so many brochures in the browser', async (_case, language, document, made) => {
  page.language = language
  render(
    <BrochureLink bikeName="SP125" document={document} className="">
      E-Brochure
    </BrochureLink>,
  )
  const link = screen.getByRole('link', { name: 'E-Brochure' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([document, '_blank'])
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  await vi.waitFor(() => expect(saveBrochure).toHaveBeenCalledTimes(made))
})

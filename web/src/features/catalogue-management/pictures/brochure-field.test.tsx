import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BrochureField } from './brochure-field.tsx'

/** The forms of jsdom do not pass through the mocks of the network. */
vi.mock('#web/lib/api/upload.ts', () => ({ uploadApi: async () => ({ path: '/media/documents/own.pdf' }) }))

const madePath = '/media/brochures/vehicle7.pdf'

test('a PDF takes the place of the made brochure, and what is too large is not sent', async () => {
  const onChange = vi.fn()
  render(<BrochureField path={madePath} madePath={madePath} onChange={onChange} />)
  expect(screen.getByText(/Made of this record/)).toBeTruthy()
  const field = screen.getByLabelText(/Brochure of your own/)
  const large = new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' })
  fireEvent.change(field, { target: { files: [large] } })
  expect(await screen.findByText(/larger than 4 MB/)).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
  const small = new File(['%PDF-1.7'], 'small.pdf', { type: 'application/pdf' })
  fireEvent.change(field, { target: { files: [small] } })
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('/media/documents/own.pdf'))
})

test('without the PDF it is made of the record again', async () => {
  const onChange = vi.fn()
  render(<BrochureField path="/media/documents/own.pdf" madePath={madePath} onChange={onChange} />)
  expect(screen.getByRole('link', { name: 'Open your PDF' })).toHaveProperty(
    'pathname',
    '/media/documents/own.pdf',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove your PDF' }))
  expect(onChange).toHaveBeenCalledWith(madePath)
})

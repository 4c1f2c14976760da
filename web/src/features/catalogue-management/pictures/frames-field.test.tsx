import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FramesField } from './frames-field.tsx'

const film = new File(['film'], 'turn.mov', { type: 'video/quicktime' })

/**
 * Stands for a browser that reports nothing about a film that it cannot read: neither loading nor failure.
 */
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(new Promise(() => undefined))
  URL.createObjectURL = () => 'blob:film'
  URL.revokeObjectURL = () => undefined
})

function choose() {
  const onChange = vi.fn()
  render(<FramesField frames={[]} onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('360° pictures', { selector: 'input' }), {
    target: { files: [film] },
  })
  expect(screen.getByRole('progressbar', { name: 'Making the pictures' })).toBeTruthy()
  return onChange
}

test('a film that never loads is given up, with the kind that helps', async () => {
  vi.useFakeTimers()
  choose()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.getByText(/a film as MP4 \(H\.264\)/)).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('what is under way can be cancelled, and another file chosen', async () => {
  const onChange = choose()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(/cannot read/)).toBeNull()
  expect(screen.getByLabelText('360° pictures', { selector: 'input' })).toHaveProperty('disabled', false)
  expect(onChange).not.toHaveBeenCalled()
})

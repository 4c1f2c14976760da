import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Messages } from './messages.tsx'

const loaded = vi.hoisted(() => ({ toasts: false }))
vi.mock('#web/ui/overlay/toast.tsx', async (original) => {
  loaded.toasts = true
  return original<object>()
})

test('the place of messages comes with the first code that may show one, before the message', async () => {
  render(<Messages />)
  await vi.dynamicImportSettled()
  expect(loaded.toasts).toBe(false)
  const { notify } = await import('#web/ui/overlay/toast.tsx')
  const place = await screen.findByRole('status')
  expect(place.textContent).toBe('')
  act(() => void notify.success('Kept'))
  expect(screen.getByText('Kept').closest('[role=status]')).toBe(place)
})

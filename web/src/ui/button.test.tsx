import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('keeps its focus and does nothing while it is busy, also in a form', async () => {
  const user = userEvent.setup()
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { rerender } = render(
    <form onSubmit={submit}>
      <Button type="submit">SUBMIT</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(submit).toHaveBeenCalledTimes(1)
  rerender(
    <form onSubmit={submit}>
      <Button type="submit" busy busyLabel="Submitting...">
        SUBMIT
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Submitting...' })
  expect(document.activeElement).toBe(button)
  await user.click(button)
  expect(submit).toHaveBeenCalledTimes(1)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'
import { topDialog } from './top-layer.ts'

function Owner() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Update the price">
        <p>Body</p>
      </Dialog>
    </>
  )
}

beforeEach(() => {
  render(<Owner />)
})
it('opens under its title and closes by the close mark', async () => {
  const user = userEvent.setup()
  expect(screen.queryByText('Body')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.getByRole('dialog', { name: 'Update the price' }).textContent).toContain('Body')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Body')).toBeNull()
})

it('closes by a press on the backdrop, not by one on its content', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.click(screen.getByText('Body'))
  expect(screen.getByText('Body')).toBeTruthy()
  await user.click(screen.getByRole('dialog'))
  expect(screen.queryByText('Body')).toBeNull()
})

it('asks its owner when the browser cancels it, and is known as the top dialog while it is open', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = screen.getByRole('dialog')
  expect(topDialog()).toBe(dialog)
  const cancel = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(cancel)
  await screen.findByRole('button', { name: 'Edit' })
  expect(cancel.defaultPrevented).toBe(true)
  expect(topDialog()).toBeNull()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { EntriesLine, Pager } from './pager.tsx'

const names = () => screen.getAllByRole('button').map((button) => button.textContent)

it('shows at most five numbers and rests at the ends', async () => {
  const onPage = vi.fn()
  const { rerender } = render(<Pager variant="numbered" page={1} totalPages={12} onPage={onPage} />)
  expect(names()).toEqual(['Previous', '1', '2', '3', '4', '5', 'Next'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Page 4' }))
  expect(onPage).toHaveBeenCalledWith(4)

  rerender(<Pager variant="numbered" page={12} totalPages={12} onPage={onPage} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
})

it('shows only the current number in its simple form', () => {
  render(<Pager page={3} totalPages={9} onPage={() => undefined} />)
  expect(names()).toEqual(['Previous', 'Next'])
  expect(screen.getByText('3')).toBeTruthy()
})

it('says which entries are shown', () => {
  const { rerender } = render(<EntriesLine page={2} pageSize={10} total={1_00_013} />)
  expect(screen.getByRole('status').textContent).toBe('Showing 11 to 20 of 1,00,013 entries')
  rerender(<EntriesLine page={1} pageSize={10} total={0} />)
  expect(screen.getByRole('status').textContent).toBe('Showing 0 to 0 of 0 entries')
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

const problems = [
  { id: 'name', message: 'Please enter your name.' },
  { id: 'email', message: 'Please enter an email address.' },
]

it('takes focus when several fields fail and leads to each of them', async () => {
  render(
    <>
      <ErrorSummary problems={problems} />
      <input id="email" />
    </>,
  )
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  await userEvent.click(screen.getByRole('link', { name: 'Please enter an email address.' }))
  expect(document.activeElement?.id).toBe('email')
})

it('leaves a single failure to its field', () => {
  render(<ErrorSummary problems={problems.slice(0, 1)} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApplyBar } from './apply-bar.tsx'

test('a day that is half typed is left alone, and nothing is scheduled until it is whole', () => {
  const onDay = vi.fn()
  const onApply = vi.fn()
  render(
    <ApplyBar
      title=""
      day="2036-11-24"
      dayError={undefined}
      count={1}
      wrong={0}
      busy={false}
      onTitle={() => undefined}
      onDay={onDay}
      onApply={onApply}
    />,
  )
  const day = screen.getByLabelText<HTMLInputElement>('Begins with the day')
  const schedule = () => fireEvent.click(screen.getByRole('button', { name: 'Schedule 1 price' }))
  // The field passes through 31 November, on the way to 31 December.
  fireEvent.change(day, { target: { value: '' } })
  expect(day.value).toBe('')
  schedule()
  expect(screen.getByText('Please enter the whole date.')).toBeTruthy()
  expect(onDay).not.toHaveBeenCalled()
  expect(onApply).not.toHaveBeenCalled()

  fireEvent.change(day, { target: { value: '2036-12-31' } })
  schedule()
  expect(onDay.mock.calls).toEqual([['2036-12-31']])
  expect(onApply).toHaveBeenCalledOnce()
  expect(screen.queryByText('Please enter the whole date.')).toBeNull()
})

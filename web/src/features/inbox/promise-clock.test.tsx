import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PromiseClock, promiseState } from './promise-clock.tsx'

const lead = {
  isOpen: true,
  createdAt: '2026-11-20T10:40:00Z',
  promisedAt: '2026-11-20T11:40:00Z',
  answeredAt: null,
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T11:38:30Z') }))

test('it turns amber in the last quarter and red in the very minute, without a reload', () => {
  expect(promiseState(lead, new Date('2026-11-20T11:24:59Z'))).toBe('open')
  expect(promiseState(lead, new Date('2026-11-20T11:25:00Z'))).toBe('soon')
  expect(promiseState(lead, new Date('2026-11-20T11:39:59Z'))).toBe('soon')
  expect(promiseState(lead, new Date('2026-11-20T11:40:00Z'))).toBe('broken')

  render(<PromiseClock lead={lead} />)
  expect(screen.getByText(/Call soon, by/).textContent).toBe('Call soon, by 5:10 pm')
  act(() => vi.advanceTimersByTime(30_000))
  expect(screen.getByText(/Call soon, by/)).toBeTruthy()
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText(/Late since/).className).toContain('text-danger')
})

test.each([{ answeredAt: '2026-11-20T11:00:00Z' }, { isOpen: false }, { promisedAt: null }])(
  'nothing is owed any more with %o',
  (change) => {
    const { container } = render(<PromiseClock lead={{ ...lead, ...change }} />)
    expect(container.textContent).toBe('')
  },
)

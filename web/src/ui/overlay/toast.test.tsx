import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify, Toaster } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  act(() => toast.removeAll())
})

/** Lets time pass in small steps, because React sets the next timer only after rendering the last change. */
function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) act(() => vi.advanceTimersByTime(100))
}

function show(message: string, options?: { duration?: number; id?: string }) {
  act(() => {
    notify.success(message, options)
  })
  const card = screen.getByText(message).closest('li')
  if (!card) throw new Error('no card')
  return card
}

it('stands for five seconds unless told otherwise', () => {
  show('Saved')
  show('Gone sooner', { duration: 2000 })
  pass(2400)
  expect(screen.queryByText('Gone sooner')).toBeNull()
  pass(2200)
  expect(screen.getByText('Saved')).toBeTruthy()
  pass(800)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('waits while the pointer rests on it, and while focus is in it', () => {
  const card = show('Saved')
  fireEvent.pointerEnter(screen.getByRole('region'))
  pass(20_000)
  expect(card.isConnected).toBe(true)
  fireEvent.focus(card)
  fireEvent.pointerLeave(screen.getByRole('region'))
  pass(20_000)
  expect(card.isConnected).toBe(true)
  fireEvent.blur(card)
  pass(6000)
  expect(card.isConnected).toBe(false)
})

it('goes when it is dragged away and comes back when it is not dragged far', () => {
  const card = show('Saved')
  fireEvent.pointerDown(card, { clientX: 100 })
  fireEvent.pointerMove(card, { clientX: 140 })
  expect(card.style.transform).toBe('translateX(40px)')
  fireEvent.pointerUp(card)
  expect(card.style.transform).toBe('')
  fireEvent.pointerDown(card, { clientX: 100 })
  fireEvent.pointerMove(card, { clientX: 260 })
  fireEvent.pointerUp(card)
  pass(400)
  expect(card.isConnected).toBe(false)
})

it('updates a toast of the same id', () => {
  show('Saving', { id: 'price' })
  show('Saved', { id: 'price' })
  expect(screen.queryByText('Saving')).toBeNull()
})

it('shows the same words once, as a new element that is read aloud again, for their whole time', () => {
  const first = show('Please enter a valid price')
  pass(4000)
  const second = show('Please enter a valid price')
  expect(second).not.toBe(first)
  expect(screen.getAllByText('Please enter a valid price')).toHaveLength(1)
  pass(4000)
  expect(second.isConnected).toBe(true)
})

it('is reached by Alt+T, newest first, and gives the focus back', () => {
  const before = document.createElement('button')
  document.body.append(before)
  before.focus()
  show('First')
  const newest = show('Second')
  fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' })
  expect(document.activeElement).toBe(newest)
  fireEvent.keyDown(newest, { key: 'Escape' })
  pass(400)
  expect(document.activeElement).toBe(before)
  before.remove()
})

it('goes when it is tapped, and not when a scroll began on it', () => {
  const scrolled = show('Stays')
  fireEvent.pointerDown(scrolled, { clientX: 100 })
  fireEvent.pointerCancel(scrolled)
  const tapped = show('Goes')
  fireEvent.pointerDown(tapped, { clientX: 100 })
  fireEvent.pointerUp(tapped)
  pass(400)
  expect([screen.queryByText('Stays') !== null, tapped.isConnected]).toEqual([true, false])
})

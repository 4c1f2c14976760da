import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atFreeMoment } from './free-moment.ts'

const act = vi.fn()
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  end = atFreeMoment({ from: performance.now(), pauseMs: 1000 }, act)
})

afterEach(() => {
  end()
  act.mockClear()
  document.body.replaceChildren()
})

function show(markup: string): void {
  document.body.append(document.createRange().createContextualFragment(markup))
}

test('comes when nobody has touched anything for the pause, once', () => {
  vi.advanceTimersByTime(900)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(act).toHaveBeenCalledTimes(1)
})

test.each(['keydown', 'pointerdown', 'touchmove', 'scroll'])('waits anew after %s', (sign) => {
  for (let round = 0; round < 5; round += 1) {
    vi.advanceTimersByTime(800)
    window.dispatchEvent(new Event(sign))
  }
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1400)
  expect(act).toHaveBeenCalledTimes(1)
})

test('never comes over a form that has the focus or holds words, or over an open menu', () => {
  show('<form><input name="name"></form><header><button aria-expanded="true">SERVICES</button></header>')
  const field = document.querySelector('input') as HTMLInputElement
  field.focus()
  vi.advanceTimersByTime(10_000)
  field.value = 'Bijaya'
  field.blur()
  vi.advanceTimersByTime(10_000)
  field.value = ''
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
  document.querySelector('header')?.remove()
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledTimes(1)
})

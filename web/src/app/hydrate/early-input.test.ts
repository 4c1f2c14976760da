import { afterEach, expect, test, vi } from 'vitest'
import { catchEarlyInput } from './early-input.ts'

afterEach(() => document.body.replaceChildren())

function show(markup: string): void {
  document.body.append(document.createRange().createContextualFragment(markup))
}

test('a press on a button before the page lives is done again afterwards, once', () => {
  show('<button type="button"><span>Chat</span></button>')
  const onFirst = vi.fn()
  const input = catchEarlyInput(onFirst)
  const pressed = vi.fn()
  document.querySelector('button')?.addEventListener('click', pressed)

  document.querySelector('span')?.click()
  expect(pressed).not.toHaveBeenCalled()
  expect(onFirst).toHaveBeenCalled()

  input.replay()
  expect(pressed).toHaveBeenCalledTimes(1)
  document.querySelector('button')?.click()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a form is never sent by the browser itself, and is sent by the page later', () => {
  show('<form><input name="mobile" value="98765"><button type="submit">SUBMIT</button></form>')
  const input = catchEarlyInput(() => undefined)
  const handled = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('button')?.click()
  document.querySelector('form')?.addEventListener('submit', handled)
  input.replay()
  expect(handled).toHaveBeenCalledTimes(1)
})

test('links and accordions work by themselves', () => {
  show('<a href="#more">More</a><details><summary>Engine</summary>125 cc</details>')
  catchEarlyInput(() => undefined)
  const prevented = (target: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    return !document.querySelector(target)?.dispatchEvent(event)
  }
  expect(prevented('a')).toBe(false)
  expect(prevented('summary')).toBe(false)
})

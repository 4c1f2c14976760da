import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { catchEarlyInput } from './early-input.ts'

let over = new AbortController()

afterEach(() => {
  document.body.replaceChildren()
  over.abort()
  over = new AbortController()
})

/** Marks an element as React marks each element that it takes over. */
const takeOver = (selector: string) =>
  Object.assign(document.querySelector(selector) ?? {}, { __reactProps$1: {} })

function show(markup: string): void {
  document.body.append(document.createRange().createContextualFragment(markup))
}

test('a press on a button before the page lives is done again afterwards, once', () => {
  show('<button type="button"><span>Chat</span></button>')
  const onFirst = vi.fn()
  const input = catchEarlyInput(onFirst, over.signal)
  const pressed = vi.fn()
  document.querySelector('button')?.addEventListener('click', pressed)

  document.querySelector('span')?.click()
  expect(pressed).not.toHaveBeenCalled()
  expect(onFirst).toHaveBeenCalled()

  takeOver('button')
  input.replay()
  expect(pressed).toHaveBeenCalledTimes(1)
  document.querySelector('button')?.click()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a shortcut of the search that is pressed early opens the search once the page lives, and once only', () => {
  show('<button type="button" data-search>Search</button>')
  const onFirst = vi.fn()
  const input = catchEarlyInput(onFirst, over.signal)
  const opened = vi.fn()
  document.querySelector('button')?.addEventListener('click', opened)
  const key = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })
  document.body.dispatchEvent(key)
  // The browser's own shortcut would move the focus to its address bar.
  expect([key.defaultPrevented, opened.mock.calls.length]).toEqual([true, 0])
  expect(onFirst).toHaveBeenCalled()
  takeOver('button')
  input.replay()
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a form is never sent by the browser itself, and is sent by the page later', () => {
  show('<form><input name="mobile" value="98765"><button type="submit">SUBMIT</button></form>')
  const input = catchEarlyInput(() => undefined, over.signal)
  const handled = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('button')?.click()
  document.querySelector('form')?.addEventListener('submit', handled)
  takeOver('form')
  input.replay()
  expect(handled).toHaveBeenCalledTimes(1)
})

test.each(['before', 'after'])(
  'what is chosen from a list %s this script comes is chosen once more when the list lives, the last choice only',
  async (when) => {
    show('<select><option selected>Drum</option><option>Disc</option><option>Alloy</option></select>')
    const select = document.querySelector('select') as HTMLSelectElement
    if (when === 'before') select.value = 'Disc'
    const onFirst = vi.fn()
    const input = catchEarlyInput(onFirst, over.signal)
    if (when === 'after')
      for (const choice of ['Alloy', 'Disc']) {
        select.value = choice
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    expect(onFirst).toHaveBeenCalledTimes(when === 'before' ? 0 : 2)
    input.replay()

    const chosen = vi.fn(() => select.value)
    select.addEventListener('change', chosen)
    select.value = 'Drum'
    takeOver('select')
    await waitFor(() => expect(chosen).toHaveReturnedWith('Disc'))
    expect(chosen).toHaveBeenCalledTimes(1)
  },
)

test('a choice is made in the list that took the place of the one it was made in', async () => {
  const markup = '<select name="variant"><option selected>Drum</option><option>Disc</option></select>'
  show(markup)
  const input = catchEarlyInput(() => undefined, over.signal)
  const select = document.querySelector('select') as HTMLSelectElement
  select.value = 'Disc'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  document.body.replaceChildren()
  input.replay()
  await new Promise(requestAnimationFrame)

  show(markup)
  const chosen = vi.fn()
  document.querySelector('select')?.addEventListener('change', chosen)
  takeOver('select')
  await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1))
  expect(document.querySelector('select')?.value).toBe('Disc')
})

test('links and accordions work by themselves', () => {
  show('<a href="#more">More</a><details><summary>Engine</summary>125 cc</details>')
  catchEarlyInput(() => undefined, over.signal)
  const prevented = (target: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    return !document.querySelector(target)?.dispatchEvent(event)
  }
  expect(prevented('a')).toBe(false)
  expect(prevented('summary')).toBe(false)
})

test('a part of the page that lives later than the page has its press then', async () => {
  show('<button type="button">Next picture</button>')
  const input = catchEarlyInput(() => undefined, over.signal)
  const pressed = vi.fn()
  document.querySelector('button')?.addEventListener('click', pressed)
  document.querySelector('button')?.click()
  input.replay()
  expect(pressed).not.toHaveBeenCalled()
  takeOver('button')
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
})

test('whoever presses again because nothing happened is answered once, and what is gone is forgotten', async () => {
  show('<button type="button" id="chat">Chat</button><button type="button" id="gone">Gone</button>')
  const input = catchEarlyInput(() => input.replay(), over.signal)
  const pressed = vi.fn()
  const [chat, gone] = document.querySelectorAll('button')
  chat?.addEventListener('click', pressed)
  gone?.addEventListener('click', pressed)
  for (const button of [chat, chat, gone]) button?.click()
  takeOver('#gone')
  gone?.remove()
  takeOver('#chat')
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
})

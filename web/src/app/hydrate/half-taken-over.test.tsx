import { act, waitFor } from '@testing-library/react'
import { type FormEvent, lazy, type ReactNode, Suspense, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { catchEarlyInput } from './early-input.ts'

let root: Root | undefined

const file = new AbortController()

beforeAll(() => {
  const input = catchEarlyInput(() => input.replay(), file.signal)
})

afterAll(() => file.abort())

afterEach(() => act(() => root?.unmount()))

/**
 * Opens a prerendered page that React has begun to take over but not finished, because the code of its last
 * part is still on its way. `come` brings that code, `change` renders the page anew.
 */
async function open(part: ReactNode) {
  const code = Promise.withResolvers<{ default: () => ReactNode }>()
  const Last = lazy(() => code.promise)
  const page = (last: ReactNode, times = 0) => (
    <Suspense fallback={<p>Loading</p>}>
      {part}
      <i data-times={times} />
      {last}
    </Suspense>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(<p>Quote</p>))
  document.body.replaceChildren(container)
  await act(async () =>
    startTransition(() => {
      root = hydrateRoot(container, page(<Last />))
    }),
  )
  return {
    come: () => act(async () => code.resolve({ default: () => <p>Quote</p> })),
    change: () => act(() => root?.render(page(<Last />, 1))),
  }
}

test('a press on a button is done once its part is whole', async () => {
  const pressed = vi.fn()
  const { come } = await open(
    <button type="button" onClick={pressed}>
      Compare
    </button>,
  )
  document.querySelector('button')?.click()
  expect(pressed).not.toHaveBeenCalled()
  await come()
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
})

test('a form is sent once its part is whole, and never by the browser itself', async () => {
  const byBrowser = vi.fn()
  const hear = (event: Event) => {
    if (!event.defaultPrevented) byBrowser()
    event.preventDefault()
  }
  window.addEventListener('submit', hear)
  const sent = vi.fn((event: FormEvent) => event.preventDefault())
  const { come } = await open(
    <form onSubmit={sent}>
      <button type="submit">Send</button>
    </form>,
  )
  document.querySelector('button')?.click()
  expect(sent).not.toHaveBeenCalled()
  await come()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  expect(byBrowser).not.toHaveBeenCalled()
  window.removeEventListener('submit', hear)
})

test('what is chosen from a list is chosen once its part is whole', async () => {
  const chosen = vi.fn()
  const { come } = await open(
    <select defaultValue="Drum" onChange={({ target }) => chosen(target.value)}>
      <option>Drum</option>
      <option>Disc</option>
    </select>,
  )
  const list = document.querySelector('select') as HTMLSelectElement
  list.value = 'Disc'
  list.dispatchEvent(new Event('change', { bubbles: true }))
  expect(chosen).not.toHaveBeenCalled()
  await come()
  await waitFor(() => expect(chosen.mock.calls).toEqual([['Disc']]))
  expect(list.value).toBe('Disc')
})

test('a press reaches the button that takes the place of the one it was on, because its part changed meanwhile', async () => {
  const pressed = vi.fn()
  const { come, change } = await open(
    <button type="button" onClick={pressed}>
      Compare
    </button>,
  )
  const before = document.querySelector('button')
  before?.click()
  await change()
  await come()
  expect(before?.isConnected).toBe(false)
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
})

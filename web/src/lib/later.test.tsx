import { act } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

beforeEach(() => vi.resetModules())
afterEach(() => document.body.replaceChildren())

/** A prerendered page with one part in it, taken over as the browser does. */
async function openPage(atOnce?: () => boolean) {
  const served = await import('./later.tsx')
  const Whole = served.later(async () => Counter as ComponentType<{ name: string }>)
  const { prelude } = await prerender(<Whole name="Presses" />)
  const root = document.createElement('div')
  root.append(document.createRange().createContextualFragment(await new Response(prelude).text()))
  const data = document.createElement('script')
  data.id = 'page-data'
  document.body.append(root, data)

  vi.resetModules()
  const { later, wakeAll } = await import('./later.tsx')
  const load = vi.fn(async () => Counter as ComponentType<{ name: string }>)
  const Part = later(load, 'touched', atOnce)
  const page = await act(async () => hydrateRoot(root, <Part name="Presses" />))
  const button = () => root.querySelector('button') as HTMLButtonElement
  return { page, Part, load, wakeAll, button, place: root.querySelector('[data-part]') as HTMLElement }
}

test('stands as markup without its code until it is touched; then it lives', async () => {
  const { load, button, place } = await openPage()
  const markup = button()
  expect(markup.textContent).toBe('Presses 0')
  expect(load).not.toHaveBeenCalled()
  await act(async () => markup.dispatchEvent(new Event('focusin', { bubbles: true })))
  expect(load).toHaveBeenCalledTimes(1)
  expect(place.dataset.partAwake).toBe('')
  await act(async () => button().click())
  expect(button().textContent).toBe('Presses 1')
  expect(button()).toBe(markup)
})

test('is loaded at once where this visit needs it', async () => {
  const { load } = await openPage(() => true)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a load that failed leaves the markup, and the next touch tries again', async () => {
  const { load, button } = await openPage()
  load.mockRejectedValueOnce(new Error('no line'))
  const touch = () => act(async () => button().dispatchEvent(new Event('pointerdown', { bubbles: true })))
  await touch()
  expect(button().textContent).toBe('Presses 0')
  await touch()
  expect(load).toHaveBeenCalledTimes(2)
  await act(async () => button().click())
  expect(button().textContent).toBe('Presses 1')
})

test('all wake together when the page is about to change, and none sleeps after that', async () => {
  const { page, Part, load, wakeAll, button } = await openPage()
  await act(async () => wakeAll())
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => page.render(<Part name="Touches" />))
  expect(button().textContent).toBe('Touches 0')
})

test('when all are to wake and one cannot, its markup stays and it wakes the next time', async () => {
  const { load, wakeAll, button } = await openPage()
  load.mockRejectedValueOnce(new Error('no line'))
  await expect(act(async () => wakeAll())).rejects.toThrow('could not be loaded')
  expect(button().textContent).toBe('Presses 0')
  await act(async () => wakeAll())
  await act(async () => button().click())
  expect(button().textContent).toBe('Presses 1')
})

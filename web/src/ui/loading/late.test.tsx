import { act, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { late } from './late.tsx'
import { lateParts } from './late-parts.ts'

const never = () =>
  Promise.reject<{ Footer: () => ReactNode }>(new TypeError('Failed to fetch dynamically imported module'))

async function takeOver(markup: string, page: ReactNode) {
  const container = document.createElement('div')
  container.innerHTML = markup
  document.body.append(container)
  await act(async () => void hydrateRoot(container, page))
  return container
}

function Field({ label }: { label: string }) {
  return <input aria-label={label} />
}

test('a name is that of a component of the module, which keeps its props', () => {
  const load = async () => ({ Field, most: 30 })
  const Late = late(load, 'Field')
  // @ts-expect-error: it is no component
  late(load, 'most')
  // @ts-expect-error: it has a label
  const field = <Late />
  expect(field.type).toBe(Late)
})

test('a part that stays away leaves the page alone, and what was prerendered of it', async () => {
  const Footer = late(never, 'Footer', { whenMissing: 'stay' })
  const page = await takeOver(
    '<main>Page</main><!--$--><footer>Outlets</footer><!--/$-->',
    <>
      <main>Page</main>
      <Suspense>
        <Footer />
      </Suspense>
    </>,
  )
  expect(page.textContent).toBe('PageOutlets')
})

test('words stand in the place of a part that does not come', async () => {
  const Footer = late(never, 'Footer', { fallback: <p>Loading</p>, whenMissing: <p>Not there</p> })
  await act(async () => void render(<Footer />))
  screen.getByText('Not there')
})

test('a part that waits is asked for when its page is used, and stands there as it was until then', async () => {
  lateParts.hold()
  const load = vi.fn(async () => ({ Field }))
  const Waiting = late(load, 'Field', { waits: true })
  const markup = '<!--$--><input aria-label="Name"><!--/$-->'
  const page = await takeOver(
    markup,
    <Suspense>
      <Waiting label="Name" />
    </Suspense>,
  )
  expect(load).not.toHaveBeenCalled()
  expect(page.innerHTML).toBe(markup)
  await act(async () => void dispatchEvent(new Event('scroll')))
  await waitFor(() => expect(Object.keys(page.querySelector('input') ?? {}).join()).toContain('__reactProps'))
  expect(lateParts.areHeld()).toBe(false)
})

test('where nobody uses the page, its parts come by themselves', async () => {
  vi.useFakeTimers()
  lateParts.hold()
  lateParts.releaseSoon()
  vi.advanceTimersByTime(3999)
  expect(lateParts.areHeld()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(lateParts.areHeld()).toBe(false)
  vi.useRealTimers()
})

const code = Promise.withResolvers<{ Field: typeof Field }>()
const Typed = late(() => code.promise, 'Field', { fallback: <p>Loading</p> })

function Page() {
  const [label, setLabel] = useState('Name')
  return (
    <>
      <button type="button" onClick={() => setLabel('Your name')}>
        Change
      </button>
      <Typed label={label} />
    </>
  )
}

test('what was typed before the code came stays when something around it changes, and the change is shown', async () => {
  const page = await takeOver(
    '<button type="button">Change</button><!--$--><input aria-label="Name"><!--/$-->',
    <Page />,
  )
  const field = page.querySelector('input') as HTMLInputElement
  field.value = 'Sasmita'
  await act(async () => page.querySelector('button')?.click())
  await act(async () => code.resolve({ Field }))
  expect(page.querySelector('input')).toBe(field)
  expect([field.value, field.ariaLabel]).toEqual(['Sasmita', 'Your name'])
})

const Alive = late(async () => ({ Field }), 'Field', { fallback: <p>Loading</p> })

function Handing() {
  const [label, setLabel] = useState('Reference')
  return (
    <>
      <button type="button" onClick={() => flushSync(() => setLabel('Reference K7QM'))}>
        Hand over
      </button>
      <Alive label={label} />
    </>
  )
}

test('once its code has come a part has every change at once, so that nobody acts on what was before', async () => {
  await act(async () => void render(<Handing />))
  const field = await screen.findByLabelText('Reference')
  act(() => {
    screen.getByRole('button', { name: 'Hand over' }).click()
    expect(field.ariaLabel).toBe('Reference K7QM')
  })
})

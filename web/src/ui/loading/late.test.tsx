import { act, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { late } from './late.tsx'

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

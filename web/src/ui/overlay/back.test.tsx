import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider, useBlocker } from 'react-router-dom'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hearStepsFirst, shownRouter } from '#web/lib/address/shown-router.ts'
import { Dialog } from './dialog.tsx'

function Page({ name }: { name: string }) {
  const [open, setOpen] = useState<'none' | 'one' | 'two'>('none')
  return (
    <>
      <h1>{name}</h1>
      <Link to="/second">Second</Link>
      <button type="button" onClick={() => setOpen('one')}>
        Open
      </button>
      <Dialog open={open !== 'none'} onClose={() => setOpen('none')} title="One">
        <button type="button" onClick={() => setOpen('two')}>
          More
        </button>
        <Link to="/third" onClick={() => setOpen('none')}>
          Third
        </Link>
      </Dialog>
      <Dialog open={open === 'two'} onClose={() => setOpen('one')} title="Two">
        Two
      </Dialog>
    </>
  )
}

/** A page that asks the visitor before it is left. */
function HeldPage() {
  const blocker = useBlocker(true)
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title="Leave?">
      <button type="button" onClick={() => blocker.proceed?.()}>
        Leave
      </button>
    </Dialog>
  )
}

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByText(name, { selector: 'button, a' }))
const close = () => user.click(screen.getByRole('button', { name: 'Close' }))
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
/** Waits until the marked entry of the history is there, or is gone. */
const marked = (is: boolean) => expect.poll(() => history.state?.isMarked === true).toBe(is)

history.replaceState(null, '', '/first')
hearStepsFirst()
// One router for the whole file, as a site has one.
const router = createBrowserRouter([
  { path: '/held', element: <HeldPage /> },
  ...['first', 'second', 'third'].map((path) => ({
    path: `/${path}`,
    element: <Page key={path} name={path} />,
  })),
])
shownRouter.current = router
afterAll(() => router.dispose())

beforeEach(async () => {
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/first'))
  await press('Second')
})

test('Back closes the newest of what is open, then the next, and only then leaves the page', async () => {
  await press('Open')
  await press('More')
  await marked(true)
  history.back()
  await expect.poll(() => isOpen('Two')).toBe(false)
  expect([isOpen('One'), heading()]).toEqual([true, 'second'])
  await marked(true)
  history.back()
  await expect.poll(() => isOpen('One')).toBe(false)
  expect(heading()).toBe('second')
  history.back()
  await expect.poll(heading).toBe('first')
})

test('closed in another way it leaves nothing behind that Back would have to pass', async () => {
  await press('Open')
  await marked(true)
  await close()
  history.back()
  await expect.poll(heading).toBe('first')
})

test('what is opened right after something was closed stays open until Back', async () => {
  await press('Open')
  await marked(true)
  const before = history.length
  await close()
  await press('Open')
  history.back()
  await expect.poll(() => isOpen('One')).toBe(false)
  expect([heading(), history.length]).toEqual(['second', before])
  history.back()
  await expect.poll(heading).toBe('first')
})

test('a page that is opened right after something was closed stays, and two steps of Back lead to where one came from', async () => {
  await press('Open')
  await marked(true)
  await close()
  await act(() => router.navigate('/third'))
  history.back()
  await expect.poll(heading).toBe('second')
  history.back()
  await expect.poll(heading).toBe('first')
})

test('a question that keeps the visitor on the page stays open, and whoever answers it goes on', async () => {
  await act(() => router.navigate('/held'))
  history.back()
  await expect.poll(() => isOpen('Leave?')).toBe(true)
  await marked(true)
  expect([isOpen('Leave?'), location.pathname]).toEqual([true, '/held'])
  await press('Leave')
  await expect.poll(heading).toBe('second')
})

test('a link in a dialog leads on, and two steps of Back lead to where one came from', async () => {
  await press('Open')
  await marked(true)
  await press('Third')
  await expect.poll(heading).toBe('third')
  history.back()
  await expect.poll(heading).toBe('second')
  history.back()
  await expect.poll(heading).toBe('first')
})

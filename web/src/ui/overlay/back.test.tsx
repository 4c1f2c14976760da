import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hearStepsFirst, shownRouter } from '#web/lib/shown-router.ts'
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

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByText(name, { selector: 'button, a' }))
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
/** The entry above the page's own is there, or is gone. */
const marked = (is: boolean) => expect.poll(() => history.state?.isMarked === true).toBe(is)

history.replaceState(null, '', '/first')
hearStepsFirst()
// One for the whole file, as a site has one.
const router = createBrowserRouter(
  ['first', 'second', 'third'].map((path) => ({
    path: `/${path}`,
    element: <Page key={path} name={path} />,
  })),
)
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
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await marked(false)
  history.back()
  await expect.poll(heading).toBe('first')
})

test('a link in a dialog leads on, and two steps of Back lead to where one came from', async () => {
  await press('Open')
  await marked(true)
  await press('Third')
  await expect.poll(heading).toBe('third')
  history.back()
  await expect.poll(heading).toBe('second')
  await marked(false)
  history.back()
  await expect.poll(heading).toBe('first')
})

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SortableList } from './sortable-list.tsx'

function Paints({ among = ['Red', 'Blue', 'Grey'] }) {
  const [items, setItems] = useState(among)
  return (
    <SortableList
      label="Paints"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onChange={setItems}
    >
      {(item) => item}
    </SortableList>
  )
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })

test('the arrow keys move an item, its handle keeps the focus, and it is said where it stands', async () => {
  const user = userEvent.setup()
  render(<Paints />)
  handle('Grey').focus()
  await user.keyboard('{ArrowUp}')
  expect(order()).toEqual(['Red', 'Grey', 'Blue'])
  expect(document.activeElement).toBe(handle('Grey'))
  expect(screen.getByRole('status').textContent).toBe('Grey: 2 of 3')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(order()).toEqual(['Grey', 'Red', 'Blue'])
  await user.keyboard('{End}')
  expect(order()).toEqual(['Red', 'Blue', 'Grey'])
})

/**
 * Gives the rows a layout, which jsdom lacks: 40 px high and 200 px wide, placed in the given number of
 * columns.
 */
function layOut(columns: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect((place % columns) * 200, Math.floor(place / columns) * 40, 200, 40)
  })
}

test('in columns an item is dragged along its line, and to its place in another one', () => {
  render(<Paints among={['Red', 'Blue', 'Grey', 'Black', 'White', 'Green']} />)
  layOut(3)
  const moveTo = (clientX: number, clientY: number) => fireEvent.pointerMove(window, { clientX, clientY })
  fireEvent.pointerDown(handle('White'), { button: 0 })
  moveTo(550, 60)
  expect(order()).toEqual(['Red', 'Blue', 'Grey', 'Black', 'Green', 'White'])
  moveTo(50, 60)
  expect(order()).toEqual(['Red', 'Blue', 'Grey', 'White', 'Black', 'Green'])
  moveTo(250, 20)
  expect(order()).toEqual(['Red', 'White', 'Blue', 'Grey', 'Black', 'Green'])
  fireEvent.pointerUp(window)
})

test('near an edge of the screen the page scrolls while an item is dragged', async () => {
  render(<Paints />)
  layOut(1)
  const scrollBy = vi.fn()
  document.documentElement.scrollBy = scrollBy
  fireEvent.pointerDown(handle('Red'), { button: 0 })
  fireEvent.pointerMove(window, { clientY: innerHeight / 2 })
  expect(scrollBy).not.toHaveBeenCalled()
  fireEvent.pointerMove(window, { clientY: innerHeight - 10 })
  await waitFor(() => expect(scrollBy.mock.calls.length).toBeGreaterThan(2))
  expect(scrollBy.mock.calls[0]).toEqual([{ top: 10, behavior: 'instant' }])
  fireEvent.pointerUp(window)
  const { length } = scrollBy.mock.calls
  await new Promise(requestAnimationFrame)
  expect(scrollBy.mock.calls).toHaveLength(length)
})

test('an item is dragged by its handle', () => {
  render(<Paints />)
  layOut(1)
  fireEvent.pointerDown(handle('Red'), { button: 0, clientY: 20 })
  fireEvent.pointerMove(window, { clientY: 70 })
  expect(order()).toEqual(['Blue', 'Red', 'Grey'])
  fireEvent.pointerMove(window, { clientY: 150 })
  expect(order()).toEqual(['Blue', 'Grey', 'Red'])
  fireEvent.pointerUp(window)
  fireEvent.pointerMove(window, { clientY: 0 })
  expect(order()).toEqual(['Blue', 'Grey', 'Red'])
})

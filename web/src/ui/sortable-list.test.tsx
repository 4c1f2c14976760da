import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SortableList } from './sortable-list.tsx'

function Paints() {
  const [items, setItems] = useState(['Red', 'Blue', 'Grey'])
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

test('an item is dragged by its handle', () => {
  render(<Paints />)
  // jsdom lays nothing out: each row is 40 px high, by its place.
  Element.prototype.getBoundingClientRect = function () {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { top: place * 40, height: 40 } as DOMRect
  }
  fireEvent.pointerDown(handle('Red'), { button: 0, clientY: 20 })
  fireEvent.pointerMove(window, { clientY: 70 })
  expect(order()).toEqual(['Blue', 'Red', 'Grey'])
  fireEvent.pointerMove(window, { clientY: 150 })
  expect(order()).toEqual(['Blue', 'Grey', 'Red'])
  fireEvent.pointerUp(window)
  fireEvent.pointerMove(window, { clientY: 0 })
  expect(order()).toEqual(['Blue', 'Grey', 'Red'])
})

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { without } from '#web/lib/changed-list.ts'
import { classNames } from './class-names.ts'
import { GripIcon, TrashIcon } from './icon/act.tsx'
import { rovingIndex } from './roving.ts'
import { scrollAtEdge } from './scroll-at-edge.ts'

interface SortableListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** The name of an item for screen readers. */
  nameOf: (item: Item, index: number) => string
  onChange: (items: Item[]) => void
  children: (item: Item, index: number) => ReactNode
  /** Gives each item a button to remove it. */
  onRemove?: ((index: number) => void) | undefined
  className?: string | undefined
}

/**
 * A list whose items can be reordered by their handles: dragged with any pointer, or moved with the arrow
 * keys, Home and End while the handle has the focus.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, children, className, onRemove } = props
  const list = useRef<HTMLUListElement>(null)
  /** The index of the dragged item. */
  const [dragged, setDragged] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  /**
   * The index of the item whose handle gets the focus back, because the browser drops the focus when an
   * element changes its place.
   */
  const focused = useRef<number>(undefined)
  const now = useRef(props)
  useLayoutEffect(() => {
    now.current = props
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each new order
  useLayoutEffect(() => {
    const row = focused.current === undefined ? undefined : rowsOf(list.current)[focused.current]
    row?.querySelector<HTMLButtonElement>('[data-handle]')?.focus()
    focused.current = undefined
  }, [items])

  function move(from: number, to: number) {
    const { items: present, onChange, nameOf: name } = now.current
    const item = present[from]
    if (item === undefined || from === to) return
    const rest = without(present, from)
    onChange([...rest.slice(0, to), item, ...rest.slice(to)])
    setAnnouncement(`${name(item, from)}: ${to + 1} of ${present.length}`)
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    const to = rovingIndex(event.key, index, items.length, 'vertical')
    if (to === undefined) return
    event.preventDefault()
    // The list does not wrap: an arrow key at one end does not move the item to the other end.
    if (Math.abs(to - index) > 1 && event.key.startsWith('Arrow')) return
    focused.current = to
    move(index, to)
  }

  function drag(index: number, handle: HTMLElement) {
    let from = index
    let pointer: Point | undefined
    setDragged(from)
    const place = () => {
      const others = rowsOf(list.current).filter((_, place) => place !== from)
      const to = pointer ? countBefore(pointer, others) : from
      if (to === from) return
      move(from, to)
      from = to
      setDragged(to)
    }
    const edges = scrollAtEdge(handle, place)
    const follow = ({ clientX, clientY }: PointerEvent) => {
      pointer = { x: clientX, y: clientY }
      place()
      edges.follow(clientY)
    }
    const end = () => {
      edges.stop()
      setDragged(undefined)
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
    // The listeners are on the window, because the handle moves during the drag and would lose the pointer.
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }

  return (
    <>
      <ul ref={list} aria-label={label} className={classNames('grid gap-2', className)}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={classNames(
              'flex items-start rounded-md border bg-surface',
              dragged === index ? 'border-content shadow-soft' : 'border-hairline',
            )}
          >
            <div className="flex flex-col">
              <button
                type="button"
                data-handle
                aria-label={`Move ${nameOf(item, index)}`}
                title="Drag, or use the arrow keys"
                onKeyDown={(event) => moveByKey(event, index)}
                onPointerDown={(event) => event.button === 0 && drag(index, event.currentTarget)}
                // A finger that drags the handle must not scroll the page.
                style={{ touchAction: 'none', cursor: 'grab' }}
                className={classNames(railButton, 'text-muted hover:bg-soft hover:text-content')}
              >
                <GripIcon />
              </button>
              {onRemove ? (
                <button
                  type="button"
                  onClick={() => onRemove(index)}
                  className={classNames(railButton, 'text-danger hover:bg-danger-soft')}
                >
                  <TrashIcon />
                  <span className="sr-only">Remove {nameOf(item, index)}</span>
                </button>
              ) : null}
            </div>
            <div className="min-w-0 flex-1 p-2">{children(item, index)}</div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

const railButton = 'grid size-11 place-items-center rounded-md'

function rowsOf(list: HTMLUListElement | null): HTMLElement[] {
  return [...(list?.children ?? [])] as HTMLElement[]
}

interface Point {
  x: number
  y: number
}

/**
 * The number of rows before a point in reading order: with several columns, the rows in the lines above and
 * those to the left of the point.
 */
function countBefore({ x, y }: Point, rows: readonly HTMLElement[]): number {
  const boxes = rows.map((row) => row.getBoundingClientRect())
  const isOneColumn = boxes.every(({ left }) => left === boxes[0]?.left)
  return boxes.filter(({ top, height, left, width }) =>
    isOneColumn ? top + height / 2 < y : top + height < y || (top <= y && left + width / 2 < x),
  ).length
}

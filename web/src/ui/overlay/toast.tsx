import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import {
  type Renderable,
  type Toast,
  toast,
  useToaster,
  type ValueOrFunction,
} from 'react-hot-toast/headless'
import { t } from '#contract/wire/language.ts'
import { messagesNeeded } from './messages-needed.ts'
import { ToastCard } from './toast-card.tsx'
import { freePlace } from './toast-place.ts'
import { subscribeToTopLayer, topDialog } from './top-layer.ts'

messagesNeeded.raise()

type NotifyOptions = {
  /** Milliseconds until the toast closes automatically; by default the value of the layout's `Toaster`. */
  duration?: number
  /**
   * A toast with an id that is already shown replaces the shown one; by default one of the same words does.
   * What two toasts contradict each other about, such as a model that is shown and then hidden, is their id.
   */
  id?: string
  /** A second line with the subject of the message, such as a model and its price. */
  detail?: string | undefined
  /** An action on the message, such as Undo; pressing it closes the toast. */
  action?: { label: string; run: () => void } | undefined
}

/** Tells the user what happened. Each call answers the id of its toast. */
export const notify = {
  success: (message: string, { action, detail, ...options }: NotifyOptions = {}) =>
    toast.success(withMore(message, { action, detail }), { id: wordsOf(message, detail), ...options }),
  error: (message: string, { action, detail, ...options }: NotifyOptions = {}) =>
    toast.error(withMore(message, { action, detail }), { id: wordsOf(message, detail), ...options }),
  dismiss: (id?: string) => toast.dismiss(id),
}

const wordsOf = (message: string, detail = '') => `${message}\n${detail}`

function withMore(
  message: string,
  { action, detail }: Pick<NotifyOptions, 'action' | 'detail'>,
): ValueOrFunction<Renderable, Toast> {
  if (!action && !detail) return message
  return ({ id }) => (
    <>
      <span className="block">{message}</span>
      {detail ? <span className="figures mt-0.5 block font-normal">{detail}</span> : null}
      {action ? (
        <button
          type="button"
          onClick={() => {
            toast.dismiss(id)
            action.run()
          }}
          className="mt-1 flex min-h-11 items-center rounded-sm font-bold underline underline-offset-3 md:min-h-8"
        >
          {action.label}
        </button>
      ) : null}
    </>
  )
}

/** The reasons that keep toasts from closing automatically. */
type Hold = 'pointer' | 'focus'

/** The most toasts at once; one more makes the oldest close. */
const most = 3

/**
 * The place of toasts, once per layout: under the header at the right, or where they cover no control. Alt+T
 * moves the focus to the newest toast. `duration` is the time in milliseconds that a toast stays unless its
 * call gives another.
 */
export function Toaster({ duration = 5000 }: { duration?: number }) {
  const { toasts, handlers } = useToaster({ duration, removeDelay: 200 })
  const host = useSyncExternalStore(subscribeToTopLayer, topDialog, () => null)
  const stack = useRef<HTMLElement>(null)
  const returnTo = useRef<Element | null>(null)
  const holds = useRef(new Set<Hold>())
  const isEmpty = toasts.length === 0
  // A screen reader says what is added to a place that it knows, so the place is there before its first
  // message.
  const [isPlaced, setPlaced] = useState(false)
  useEffect(() => setPlaced(true), [])

  useEffect(() => {
    const focusNewest = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return
      const newest = stack.current?.querySelector<HTMLElement>('[data-toast]')
      if (!newest) return
      event.preventDefault()
      if (!stack.current?.contains(document.activeElement)) returnTo.current = document.activeElement
      newest.focus()
    }
    document.addEventListener('keydown', focusNewest)
    return () => document.removeEventListener('keydown', focusNewest)
  }, [])

  const { startPause, endPause } = handlers
  const hold = (reason: Hold) => {
    if (holds.current.size === 0) startPause()
    holds.current.add(reason)
  }
  const release = (reason: Hold) => {
    if (holds.current.delete(reason) && holds.current.size === 0) endPause()
  }

  const shown = toasts.filter(({ visible }) => visible)
  const oldest = shown.length > most ? shown.at(-1)?.id : undefined
  useEffect(() => {
    if (oldest !== undefined) toast.dismiss(oldest)
  }, [oldest])

  const newest = toasts[0]?.id
  useLayoutEffect(() => {
    if (newest !== undefined && stack.current) place(stack.current, host ?? document.body)
  }, [newest, host])

  // The holds are cleared, because neither pointer nor focus can leave a toast that is gone.
  useEffect(() => {
    if (!isEmpty) return
    holds.current.clear()
    endPause()
  }, [isEmpty, endPause])

  const region = (
    <section
      ref={(element) => {
        stack.current = element
        if (element) raise(element)
      }}
      aria-label={t`Messages (Alt+T)`}
      data-chrome
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
      className="pointer-events-none fixed inset-auto m-0 w-80 max-w-[calc(100vw-1.5rem)] overflow-visible border-0 bg-transparent p-0"
    >
      <div role="status" aria-live="polite" aria-atomic="false">
        <ol className="flex flex-col gap-2.5">
          {(isPlaced ? toasts : []).map((shown) => (
            // A card that replaces one of the same words is a new element, so that it is read aloud too.
            <ToastCard key={`${shown.id} ${shown.createdAt}`} toast={shown} returnTo={returnTo} />
          ))}
        </ol>
      </div>
    </section>
  )
  return host ? createPortal(region, host) : region
}

/**
 * Puts the stack into the browser's top layer, once for each parent in which it is rendered, because
 * otherwise a dialog that opens later would cover it.
 */
function raise(element: HTMLElement) {
  // When a page is left, its dialogs are removed, so a stack inside such a dialog is not raised any more.
  if (!element.showPopover || element.popover || !element.isConnected) return
  element.popover = 'manual'
  element.showPopover()
}

/**
 * How much it weighs to cover a link, where covering a button or a field weighs 1: on a phone full of rows a
 * toast rather covers the name of a row than the button for what is to be done next.
 */
const linkWeight = 0.25

/** Moves the stack to a place where it covers no control of the page, or of the open dialog. */
function place(stack: HTMLElement, ground: HTMLElement) {
  const controls = [
    ...ground.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ]
    .filter((control) => !stack.contains(control) && control.checkVisibility?.({ visibilityProperty: true }))
    .map((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return { left, right, top, bottom, weight: control.matches('a') ? linkWeight : 1 }
    })
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { left, top } = freePlace(stack.getBoundingClientRect(), { width, height }, controls)
  stack.style.left = `${left}px`
  stack.style.top = `${top}px`
}

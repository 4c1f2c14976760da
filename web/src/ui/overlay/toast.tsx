import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import {
  type Renderable,
  type Toast,
  toast,
  useToaster,
  type ValueOrFunction,
} from 'react-hot-toast/headless'
import { t } from '#contract/wire/language.ts'
import { ToastCard } from './toast-card.tsx'
import { freePlace } from './toast-place.ts'
import { subscribeToTopLayer, topDialog } from './top-layer.ts'

type NotifyOptions = {
  /** Milliseconds until it closes by itself; what the layout's `Toaster` says unless told. */
  duration?: number
  /** A toast with the same id is updated instead of a second one being added. */
  id?: string
  /** A second line: what the message is about, such as a model and its price. */
  detail?: string | undefined
  /** A way to act on the message, such as Undo; pressing it closes the toast. */
  action?: { label: string; run: () => void } | undefined
}

/** Tells the visitor what happened. Each call answers the toast's id. */
export const notify = {
  success: (message: string, { action, detail, ...options }: NotifyOptions = {}) =>
    toast.success(withMore(message, { action, detail }), options),
  error: (message: string, { action, detail, ...options }: NotifyOptions = {}) =>
    toast.error(withMore(message, { action, detail }), options),
  dismiss: (id?: string) => toast.dismiss(id),
}

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

/** What keeps toasts from closing by themselves. */
type Hold = 'pointer' | 'focus'

/** How many stand at once; the oldest makes room for one more. */
const most = 3

/**
 * Where toasts appear; once per layout. They stand under the header at the right, or where they cover nothing that can be
 * pressed. Alt+T moves focus to the newest one. `duration`: milliseconds a toast stays that does not say so itself.
 */
export function Toaster({ duration = 5000 }: { duration?: number }) {
  const { toasts, handlers } = useToaster({ duration, removeDelay: 200 })
  const host = useSyncExternalStore(subscribeToTopLayer, topDialog, () => null)
  const stack = useRef<HTMLElement>(null)
  const returnTo = useRef<Element | null>(null)
  const holds = useRef(new Set<Hold>())
  const isEmpty = toasts.length === 0

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

  // Neither pointer nor focus can leave a toast that is gone.
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
          {toasts.map((shown) => (
            <ToastCard key={shown.id} toast={shown} returnTo={returnTo} />
          ))}
        </ol>
      </div>
    </section>
  )
  return host ? createPortal(region, host) : region
}

/** Puts the stack above everything, once for each place it is rendered in: a dialog opened later would cover it. */
function raise(element: HTMLElement) {
  // A page that goes takes its dialogs with it; what still hangs in one of them is no place for messages any more.
  if (!element.showPopover || element.popover || !element.isConnected) return
  element.popover = 'manual'
  element.showPopover()
}

/** Moves the stack to where it covers nothing that can be pressed on the page, or in the dialog that is open. */
function place(stack: HTMLElement, ground: HTMLElement) {
  const controls = [
    ...ground.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ]
    .filter((control) => !stack.contains(control) && control.checkVisibility?.({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { left, top } = freePlace(stack.getBoundingClientRect(), { width, height }, controls)
  stack.style.left = `${left}px`
  stack.style.top = `${top}px`
}

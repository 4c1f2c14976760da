import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { resolveValue, type Toast, toast as toasts } from 'react-hot-toast/headless'
import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AlertIcon, CheckIcon, CloseIcon } from '#web/ui/icon/sign.tsx'

type ToastCardProps = {
  toast: Toast
  /** The element that had the focus before Alt+T. */
  returnTo: RefObject<Element | null>
}

/** The distance in pixels by which a drag removes a toast. */
const dragAway = 90
/** The longest drag in pixels that counts as a tap. */
const tap = 6

export function ToastCard({ toast, returnTo }: ToastCardProps) {
  const card = useRef<HTMLLIElement>(null)
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)
  const dismiss = () => toasts.dismiss(toast.id)

  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const previous = returnTo.current
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus()
    }
  }, [returnTo])

  const grab = (event: PointerEvent<HTMLLIElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    start.current = event.clientX
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const drag = (event: PointerEvent<HTMLLIElement>) => {
    if (start.current !== null) setOffset(event.clientX - start.current)
  }
  const letGo = () => {
    if (start.current === null) return
    start.current = null
    if (Math.abs(offset) > dragAway) dismiss()
    else setOffset(0)
  }
  const lift = () => {
    if (start.current !== null && Math.abs(offset) <= tap) dismiss()
    letGo()
  }

  const failed = toast.type === 'error'
  const fade = Math.max(0.25, 1 - Math.abs(offset) / 240)
  return (
    <li
      ref={card}
      data-toast
      data-tone="dark"
      tabIndex={-1}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={lift}
      onPointerCancel={letGo}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
      style={{
        transform: offset === 0 ? undefined : `translateX(${offset}px)`,
        opacity: toast.visible ? fade : 0,
      }}
      className={classNames(
        'flex touch-pan-y items-start gap-3 rounded-md py-1 pr-1 pl-4 shadow-soft animate-rise select-none',
        toast.visible ? 'pointer-events-auto' : 'pointer-events-none',
        offset === 0 && 'transition-[transform,opacity]',
      )}
    >
      <span
        className={classNames(
          'mt-2.5 grid size-6 shrink-0 place-items-center rounded-full',
          failed ? 'bg-danger-soft text-danger' : 'bg-success-soft text-success',
        )}
      >
        {failed ? <AlertIcon className="size-4" /> : <CheckIcon className="size-4" />}
      </span>
      <p className="min-w-0 flex-1 py-2.5 text-[0.9375rem] leading-snug font-medium break-words">
        {resolveValue(toast.message, toast)}
      </p>
      <button
        type="button"
        onClick={dismiss}
        className="grid size-11 place-items-center rounded-md text-muted transition-colors hover:text-content"
      >
        <CloseIcon className="size-4" />
        <span className="sr-only">{t`Close message`}</span>
      </button>
    </li>
  )
}

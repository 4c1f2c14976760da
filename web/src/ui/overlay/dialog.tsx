import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CloseIcon } from '#web/ui/icon/sign.tsx'
import { useClosedByBack } from './back.ts'
import { enterTopLayer, noteScrollBar } from './top-layer.ts'

export type DialogProps = {
  open: boolean
  /**
   * Called for the close mark, Escape, Back and a press on the backdrop. The owner then sets `open` to false.
   */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the foot; they stay in view while the body scrolls. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /**
   * Makes the dialog a sheet, which fills the height and comes from the right; on phones it fills the screen.
   */
  sheet?: boolean
  /** Makes Escape, Back and the backdrop do nothing, for example while a change is being saved. */
  locked?: boolean
}

const widths = { small: 'md:max-w-md', medium: 'md:max-w-xl', large: 'md:max-w-4xl' }

const card =
  'mx-auto mt-auto mb-0 w-full max-w-full rounded-t-lg max-h-[92dvh] md:my-auto md:w-[calc(100%-3rem)] md:rounded-lg'
const fullHeight = 'my-0 mr-0 ml-auto h-dvh max-h-dvh w-full max-w-full md:w-[28rem]'

/**
 * A modal dialog on the browser's own `<dialog>`, which traps the focus and returns it to the element that
 * opened the dialog.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer, size = 'medium', sheet = false, locked = false } = props
  const ref = useRef<HTMLDialogElement>(null)
  // A drag that starts inside the dialog, such as selecting text, must not close it.
  const pressedBackdrop = useRef(false)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    noteScrollBar()
    dialog.showModal()
    const leave = enterTopLayer(dialog)
    return () => {
      leave()
      // The dialog is closed before it is removed from the page, because only then does the browser return
      // the focus.
      dialog.close()
    }
  }, [open])

  // Opens the dialog again when the browser has closed it by force although the owner keeps it open, such as
  // while the owner asks about typed work.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) dialog.showModal()
  })

  useClosedByBack(open, () => {
    if (!locked) onClose()
  })

  const isBackdrop = (event: PointerEvent<HTMLDialogElement>) => event.target === event.currentTarget

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      data-from={sheet ? 'right' : undefined}
      onPointerDown={(event) => {
        pressedBackdrop.current = isBackdrop(event)
      }}
      onPointerUp={(event) => {
        if (pressedBackdrop.current && isBackdrop(event) && !locked) onClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!locked) onClose()
      }}
      onClose={(event) => {
        // A second Escape makes the browser close a dialog by force, so the owner must be told.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
      }}
      className={classNames(
        // The browser shows a modal dialog on top in any case; the z-index is for tools that look at nothing
        // else.
        'modal z-50 overflow-hidden bg-surface p-0 text-content shadow-soft',
        sheet ? fullHeight : classNames(card, widths[size]),
      )}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-hairline py-2 pr-2 pl-5">
            <h2 id={titleId} className="text-lg leading-tight font-bold">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              disabled={locked}
              className="grid size-11 place-items-center rounded-md text-muted transition-colors hover:bg-soft hover:text-content disabled:opacity-40"
            >
              <CloseIcon />
              <span className="sr-only">{t`Close`}</span>
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}

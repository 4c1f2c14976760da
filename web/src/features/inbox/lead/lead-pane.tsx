import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icon/sign.tsx'

interface LeadPaneProps {
  title: string
  onClose: () => void
  onNext: (() => void) | undefined
  listEnd: ReactNode
  children: ReactNode
}

/**
 * An open lead beside the list. The pane is no dialog: the list stays in use. It takes the focus when it
 * opens, and Escape inside it closes it.
 */
export function LeadPane({ title, onClose, onNext, listEnd, children }: LeadPaneProps) {
  const titleId = useId()
  const pane = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHere = pane.current?.contains(document.activeElement)
    if (event.key !== 'Escape' || !isHere || document.querySelector('dialog[open]')) return
    // A dialog that opens now, to ask about typed work, would be closed by the same press.
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <section
      ref={pane}
      data-open-lead
      aria-labelledby={titleId}
      className="min-h-0 min-w-0 flex-1 scroll-pt-14 overflow-y-auto rounded-md border border-hairline bg-surface max-desk:fixed max-desk:inset-0 max-desk:top-14 max-desk:z-10"
    >
      <div className="sticky top-0 z-5 flex items-center gap-2 border-b border-hairline bg-surface py-0.5 pr-1 pl-5">
        {/* The heading lies in the part that scrolls, so that the arrow keys scroll it at once. */}
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="min-w-0 flex-1 truncate text-lg leading-tight font-bold outline-none"
        >
          {title}
        </h2>
        {onNext ? (
          <Button size="small" data-next-lead onClick={onNext}>
            Next lead
          </Button>
        ) : (
          listEnd
        )}
        <button
          type="button"
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-soft hover:text-content"
        >
          <CloseIcon />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div className="p-5">{children}</div>
    </section>
  )
}

import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { CloseIcon, MessageIcon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const ChatPanel = lazy(() => import('./chat-panel.tsx'))

/** The floating button of every public page and the form it opens. The page behind stays usable. */
export function ChatWidget() {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  // The button stands before its panel, so that Tab goes from one into the other.
  return (
    <div
      data-chrome
      className="pointer-events-none fixed right-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom,0px))] z-20 flex flex-col-reverse items-end gap-3 [view-transition-name:chat] *:pointer-events-auto md:right-6 md:bottom-6"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
        className="flex min-h-12 items-center gap-2.5 rounded-full bg-ink px-3 font-semibold text-paper shadow-soft ring-1 ring-paper/25 transition-transform hover:-translate-y-0.5 md:min-h-14 md:px-4 min-[100rem]:px-5"
      >
        {isOpen ? <CloseIcon className="size-6" /> : <MessageIcon className="size-6" />}
        <span className={classNames('max-[100rem]:sr-only', isOpen && 'sr-only')}>Chat With Us</span>
      </button>
      {isOpen ? (
        <section
          ref={panel}
          tabIndex={-1}
          aria-labelledby={titleId}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
          className="max-h-[min(44rem,calc(100dvh-13.25rem))] w-[min(23rem,calc(100vw-1.5rem))] animate-rise overflow-y-auto overscroll-contain rounded-lg border border-hairline bg-surface p-5 shadow-soft outline-none"
        >
          <h2 id={titleId} className="text-lg font-bold">
            Chat With Us
          </h2>
          <p className="mt-1 mb-5 text-sm text-muted">We call you back the same day.</p>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ChatPanel />
          </Suspense>
        </section>
      ) : null}
    </div>
  )
}

import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CloseIcon } from '#web/ui/icon/sign.tsx'
import { MessageIcon } from '#web/ui/icon/talk.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { useClosedByBack } from '#web/ui/overlay/back.ts'

const ChatPanel = late(() => import('./chat-panel.tsx'), 'ChatPanel')

/**
 * The floating button of every public page, and the form that the button opens. The page behind the form
 * stays usable.
 */
export function ChatWidget() {
  const callBack = useCallBack('sendContactRequest')
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
  useClosedByBack(isOpen, close)

  // The button comes before its panel in the markup, so that Tab moves from the button into the panel.
  return (
    <div
      data-chrome
      className="pointer-events-none fixed right-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom,0px))] z-21 flex flex-col-reverse items-end gap-3 [view-transition-name:chat] *:pointer-events-auto md:right-0 md:bottom-6 min-[86rem]:right-6"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
        className={classNames(
          'flex items-center font-semibold noscript:hidden',
          'max-md:fixed max-md:right-(--bar-cell) max-md:bottom-[env(safe-area-inset-bottom,0px)] max-md:h-14 max-md:w-(--bar-cell) max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:text-(length:--bar-words) max-md:leading-tight max-md:[&>svg]:size-(--bar-icon)',
          'md:min-h-14 md:justify-center md:gap-2.5 md:bg-ink md:text-paper md:shadow-soft md:ring-1 md:ring-paper/25',
          // The button is no wider than the page's margin, so that it covers nothing; it is round where there
          // is room beside the content.
          'md:max-[86rem]:w-[clamp(1.75rem,4vw,2.5rem)] md:max-[86rem]:rounded-l-md',
          'min-[86rem]:rounded-full min-[86rem]:px-4 min-[86rem]:transition-transform min-[86rem]:hover:-translate-y-0.5 min-[100rem]:px-5',
        )}
      >
        {isOpen ? (
          <CloseIcon className="size-5 min-[86rem]:size-6" />
        ) : (
          <MessageIcon className="size-5 min-[86rem]:size-6" />
        )}
        <span className={classNames('md:max-[100rem]:sr-only', isOpen && 'md:sr-only')}>
          {t`Chat`} <span className="max-md:sr-only">{t`With Us`}</span>
        </span>
      </button>
      {isOpen ? (
        <section
          ref={panel}
          tabIndex={-1}
          aria-labelledby={titleId}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
          className="max-h-[min(44rem,calc(100dvh-13.25rem))] max-md:max-h-[calc(100dvh-9.25rem)] md:max-[86rem]:mr-3 w-[min(23rem,calc(100vw-1.5rem))] animate-rise overflow-y-auto overscroll-contain rounded-lg border border-hairline bg-surface p-5 shadow-soft outline-none"
        >
          <h2 id={titleId} className="text-lg font-bold">
            {t`Chat With Us`}
          </h2>
          <p className="mt-1 mb-5 text-sm text-muted empty:mb-4">{callBack}</p>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ChatPanel />
          </Suspense>
        </section>
      ) : null}
    </div>
  )
}

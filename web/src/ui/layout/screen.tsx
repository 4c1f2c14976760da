import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface ScreenProps {
  title: string
  /** Buttons beside the heading. */
  actions?: ReactNode
  /**
   * From 768 px on the screen is no higher than the window: only a part inside the screen scrolls, and the
   * rest stays in sight.
   */
  fitsWindow?: boolean
  children: ReactNode
}

/** A screen in the frame of the back office: the heading with its buttons, and the content under it. */
export function Screen({ title, actions, fitsWindow = false, children }: ScreenProps) {
  return (
    <div
      className={classNames(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5',
        fitsWindow &&
          'max-md:gap-3 md:-my-4 md:flex md:max-h-[max(30rem,calc(100dvh-4.5rem))] md:flex-col md:gap-1.5',
      )}
    >
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between',
          fitsWindow ? 'shrink-0 gap-x-4 gap-y-2 md:min-h-8' : 'min-h-11 gap-3',
        )}
      >
        <h1
          className={classNames(
            'display min-w-0 wrap-anywhere',
            fitsWindow ? 'text-2xl md:text-xl' : 'text-2xl',
          )}
        >
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  )
}

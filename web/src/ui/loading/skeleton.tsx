import { classNames } from '#web/ui/class-names.ts'

/**
 * A grey stand-in for content that is loading. Give it the content's size by `className`, so that nothing
 * moves when the content appears.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-shimmer rounded-md bg-hairline', className)}
    />
  )
}

/** A stand-in for lines of text; the last line is shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, index) => index).map((index) => (
        <Skeleton key={index} className={classNames('h-4', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Gives a picture a fixed room, whatever its proportion; by itself a picture takes the height that its width wants. */
export function PictureFrame({ className, children }: { className: string; children: ReactNode }) {
  return <span className={classNames('block shrink-0 overflow-hidden bg-soft', className)}>{children}</span>
}

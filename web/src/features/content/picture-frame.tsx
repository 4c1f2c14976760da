import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/**
 * Gives a picture a fixed box, whatever the picture's proportion; without the box the height would follow
 * from the width.
 */
export function PictureFrame({ className, children }: { className: string; children: ReactNode }) {
  return <span className={classNames('block shrink-0 overflow-hidden bg-soft', className)}>{children}</span>
}

import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** The properties of every icon: those of its `svg`. */
export type IconProps = Omit<ComponentProps<'svg'>, 'children'>

/**
 * The frame of every icon: 24 × 24 with a stroke of 1.75, in the colour of the text, hidden from screen
 * readers.
 */
export function Drawing({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classNames('shrink-0', className)}
      {...rest}
    />
  )
}

import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** What every icon takes: the properties of its `svg`. */
export type IconProps = Omit<ComponentProps<'svg'>, 'children'>

/** All icons are drawn on 24 × 24 with a 1.75 stroke, take the colour of the text and are hidden from screen readers. */
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

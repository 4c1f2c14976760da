import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type CompactCheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A checkbox beside other controls of a dense screen; `className` goes to the label around it. */
export function CompactCheckbox({ label, className, ...rest }: CompactCheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 items-center gap-2 text-sm', className)}>
      <input {...rest} type="checkbox" className="size-5 shrink-0 accent-content" />
      {label}
    </label>
  )
}

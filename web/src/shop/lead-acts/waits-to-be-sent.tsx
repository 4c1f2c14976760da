import { classNames } from '#web/ui/class-names.ts'

/** Says in a row of a list that what was done about it waits on this device. */
export function WaitsToBeSent({ className }: { className?: string }) {
  return (
    <span className={classNames('font-semibold text-muted', className ?? 'block text-sm')}>
      noted, waits to be sent
    </span>
  )
}

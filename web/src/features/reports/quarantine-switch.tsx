import { classNames } from '#web/ui/class-names.ts'

interface QuarantineSwitchProps {
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** Switches a report between its own entries and its quarantined entries. */
export function QuarantineSwitch({ isOn, onSwitch }: QuarantineSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onSwitch(!isOn)}
      className="inline-flex min-h-11 items-center gap-2.5 text-sm font-semibold text-muted transition-colors hover:text-content md:min-h-8"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex h-5 w-9 items-center rounded-full border p-0.5 transition-colors',
          isOn ? 'justify-end border-content bg-content' : 'border-control bg-surface',
        )}
      >
        <span className={classNames('size-3.5 rounded-full', isOn ? 'bg-surface' : 'bg-control')} />
      </span>
      Quarantine
    </button>
  )
}

/** The words above a report while the switch is on. */
export function QuarantineWords() {
  return (
    <p role="status" className="text-sm text-pretty">
      Only entries that look like a robot’s. They are kept, but left out of the report, its counts and its
      files. Press “Not a robot” to move one to the report.
    </p>
  )
}

import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

interface CopyLineProps {
  label: string
  hint?: string
  value: string
}

/** A text that is pasted elsewhere, with a button that copies it. */
export function CopyLine({ label, hint, value }: CopyLineProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      notify.success(`${label}: copied.`)
    } catch {
      notify.error('It could not be copied. Please select it and copy it yourself.')
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Input
        label={label}
        {...(hint && { hint })}
        readOnly
        value={value}
        className="min-w-0 flex-1 basis-64"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button aria-label={`Copy ${label}`} onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  )
}

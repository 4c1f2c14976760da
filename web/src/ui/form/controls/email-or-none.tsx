import { useEffect, useRef, useState } from 'react'
import type { BoxDefinition } from '#web/ui/form/send/form-screen.ts'
import type { WithField } from './field.tsx'
import { Checkbox, Input } from './inputs.tsx'

/**
 * The field for an e-mail address. With `none` a box below says that the visitor has no address; while it is
 * ticked the field rests, and nothing of it is sent.
 */
export function EmailOrNone({ none, ...email }: WithField<'input'> & { none: BoxDefinition | undefined }) {
  const [hasNone, setHasNone] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  // Runs after every render: a form that is cleared, or that was ticked before React took it over, changes
  // the box without an event.
  useEffect(() => setHasNone(box.current?.checked ?? false))
  return (
    <div className={email.className}>
      <Input {...email} className={undefined} type="email" inputMode="email" disabled={hasNone} />
      {none ? (
        <Checkbox
          ref={box}
          name={none.name}
          label={none.label}
          onChange={({ target }) => setHasNone(target.checked)}
        />
      ) : null}
    </div>
  )
}

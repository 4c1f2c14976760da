import { useEffect, useId, useRef } from 'react'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import type { OddValue } from './form-screen.ts'

interface QuestionProps {
  oddValues: readonly OddValue[]
  busy: boolean
  /** Leads to the field of the first odd value. */
  onMend: () => void
}

/**
 * Takes the place of a form's button and asks once about the doubts. The second button sends the form
 * nevertheless.
 */
export function Question({ oddValues, busy, onMend }: QuestionProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const wordsId = useId()

  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-labelledby={wordsId}
      className="grid min-w-0 gap-4 rounded-md border border-warning bg-warning-soft p-4 outline-none"
    >
      <div id={wordsId} className="grid gap-1 font-semibold text-pretty">
        {oddValues.map(({ words }) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onMend} disabled={busy}>
          {oddValues[0]?.isEmpty ? t`Add it` : t`Change it`}
        </Button>
        <Button type="submit" busy={busy} busyLabel={texts.submitting}>
          {t`Send all the same`}
        </Button>
      </div>
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icon/sign.tsx'

interface SentPanelProps {
  /** The success text of the form. */
  title: string
  /** What happens next; nothing where the line under the panel already says so. */
  children: ReactNode
  /** Links to what the visitor may do next. */
  ways?: ReactNode
  /** The time that was agreed: what counts most, so it stands above the text. */
  booked?: ReactNode
  againLabel: string
  onAgain: () => void
  /** True for an answer that is neither good nor bad news: no tick and no green. */
  isPlain?: boolean
}

/** Takes a form's place after success: says what happens next, and where to go on. */
export function SentPanel({
  title,
  children,
  ways,
  booked,
  againLabel,
  onAgain,
  isPlain = false,
}: SentPanelProps) {
  return (
    <div
      className={classNames(
        'flex animate-rise flex-col items-start gap-4 rounded-lg border p-6 text-content md:p-8',
        isPlain ? 'border-hairline bg-surface' : 'border-success bg-success-soft',
      )}
    >
      {isPlain ? null : (
        <span className="grid size-11 place-items-center rounded-full bg-success text-success-soft">
          <CheckIcon className="size-6" />
        </span>
      )}
      <h2 className="text-xl leading-snug font-bold text-balance">{title}</h2>
      {booked}
      <p className="text-pretty empty:hidden">{children}</p>
      <div className="flex flex-wrap gap-3">
        {ways}
        <Button variant="quiet" onClick={onAgain}>
          {againLabel}
        </Button>
      </div>
    </div>
  )
}

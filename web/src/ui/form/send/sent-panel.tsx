import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/icon/sign.tsx'

interface SentPanelProps {
  /** The success text of the form. */
  title: string
  /** What happens next; nothing where the line under the panel has said it. */
  children: ReactNode
  /** Links for the way on. */
  ways?: ReactNode
  /** What was agreed on, under the words. */
  below?: ReactNode
  againLabel: string
  onAgain: () => void
}

/** Stands in a form's place after success: what happens next, and the way on. */
export function SentPanel({ title, children, ways, below, againLabel, onAgain }: SentPanelProps) {
  return (
    <div className="flex animate-rise flex-col items-start gap-4 rounded-lg border border-success bg-success-soft p-6 text-content md:p-8">
      <span className="grid size-11 place-items-center rounded-full bg-success text-success-soft">
        <CheckIcon className="size-6" />
      </span>
      <h2 className="text-xl leading-snug font-bold text-balance">{title}</h2>
      <p className="text-pretty empty:hidden">{children}</p>
      {below}
      <div className="flex flex-wrap gap-3">
        {ways}
        <Button variant="quiet" onClick={onAgain}>
          {againLabel}
        </Button>
      </div>
    </div>
  )
}

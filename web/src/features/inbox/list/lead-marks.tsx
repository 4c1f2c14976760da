import { useEffect, useRef, useState } from 'react'
import { type ContactMark, contactMarks, markLabel } from '#contract/leads/lead-stages.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

interface LeadMarksProps {
  lead: Lead
  /** Sets a mark or takes it back; left out for an account that may only read marks. */
  onMark: ((mark: ContactMark, isSet: boolean) => Promise<boolean>) | undefined
}

const words: Record<ContactMark, { warning: string; meaning: string }> = {
  'do-not-call': {
    warning: 'Do not call this number.',
    meaning: 'No list offers a call or a message to this number any more, and exports leave it out.',
  },
  'not-a-customer': {
    warning: 'Not a customer’s number.',
    meaning: 'All leads of this number leave the lists, also those that come later.',
  },
}

/**
 * The marks that staff have set for the number, whichever form the lead comes from; each mark can be taken
 * back.
 */
export function LeadMarks({ lead, onMark }: LeadMarksProps) {
  const [asked, setAsked] = useState<ContactMark>()
  const marks = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  // The button that opened the question disappears once the mark is set or taken back, so the focus moves to
  // the marks.
  useEffect(() => {
    if (wasAsked.current && !asked) marks.current?.focus({ preventScroll: true })
    wasAsked.current = asked !== undefined
  }, [asked])
  if (lead.mobile === '') return null
  return (
    <div ref={marks} tabIndex={-1} className="flex flex-wrap items-center gap-2 outline-none">
      {contactMarks.map((mark) =>
        lead.marks.includes(mark) ? (
          <p
            key={mark}
            className="flex w-full flex-wrap items-center justify-between gap-2 rounded-md border border-danger px-3 py-1 font-semibold text-danger"
          >
            {words[mark].warning}
            {onMark ? (
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  marks.current?.focus({ preventScroll: true })
                  void onMark(mark, false)
                }}
              >
                Take back<span className="sr-only">: {markLabel(mark)}</span>
              </Button>
            ) : null}
          </p>
        ) : onMark ? (
          <Button key={mark} size="small" variant="quiet" onClick={() => setAsked(mark)}>
            {markLabel(mark)}
          </Button>
        ) : null,
      )}
      {asked && onMark ? (
        <ConfirmDialog
          title={`${markLabel(asked)}: ${lead.mobile}`}
          question={words[asked].meaning}
          confirmLabel={markLabel(asked)}
          cancelLabel="Go back"
          onConfirm={() => {
            void onMark(asked, true)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { hasUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { LeadPane } from './lead-pane.tsx'

interface LeadFrameProps {
  /** The name of the person. */
  title: string
  /** Whether there is room beside the list; otherwise the lead lies over the list, and Back leads to it. */
  isBeside: boolean
  onClose: () => void
  /** Opens the next person of the list; undefined where the list has no further person. */
  onNext: (() => void) | undefined
  /** What stands in the place of the button behind the last person. */
  listEnd: ReactNode
  children: ReactNode
}

/** The frame around an open lead: a pane beside the list, or a sheet over the list where there is no room. */
export function LeadFrame({ title, isBeside, onClose, onNext, listEnd, children }: LeadFrameProps) {
  const isPane = useFrameOf(isBeside)
  const frame = { title, onClose, children }
  if (isPane) return <LeadPane {...frame} onNext={onNext} listEnd={listEnd} />
  return (
    <Dialog
      open
      sheet
      {...frame}
      footer={
        onNext ? (
          <Button data-next-lead onClick={onNext}>
            Next lead
          </Button>
        ) : (
          listEnd
        )
      }
    />
  )
}

/**
 * Whether the frame is the pane. Another frame makes all fields anew and closes the dialogs in it, so a
 * tablet that is turned while something is typed or a dialog is open keeps the frame that it has.
 */
function useFrameOf(isBeside: boolean): boolean {
  const [isPane, setPane] = useState(isBeside)
  useEffect(() => {
    setPane((before) => (hasUnsavedWork() || hasDialog(before) ? before : isBeside))
  }, [isBeside])
  return isPane
}

/** Is a dialog open over the frame? A sheet is a dialog itself. */
function hasDialog(isPane: boolean): boolean {
  return document.querySelectorAll('dialog[open]').length > (isPane ? 0 : 1)
}

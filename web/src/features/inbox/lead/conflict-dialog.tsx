import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { LeadConflict } from './use-lead.ts'

/**
 * Says who changed the same facts of a lead meanwhile, when and to what, and asks whose are to stand. What
 * was typed stays until one of the two is chosen.
 */
export function ConflictDialog({ conflict }: { conflict: LeadConflict }) {
  const { words, settle } = conflict
  return (
    <Dialog
      open
      size="small"
      title="This lead was changed meanwhile"
      onClose={() => settle('back')}
      footer={
        <>
          <Button onClick={() => settle('theirs')}>Keep theirs</Button>
          <Button variant="primary" onClick={() => settle('mine')}>
            Set mine
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{words}</p>
    </Dialog>
  )
}

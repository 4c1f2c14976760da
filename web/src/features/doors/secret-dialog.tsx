import type { Door } from '#contract/doors/doors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { CopyLine } from './copy-line.tsx'
import { addressOf, vendorOf } from './door-words.ts'

export interface ShownSecret {
  door: Door
  secret: string
}

interface SecretDialogProps {
  shown: ShownSecret
  onClose: () => void
}

/** Shows the secret of a door, which nobody can show again. */
export function SecretDialog({ shown: { door, secret }, onClose }: SecretDialogProps) {
  const { vendor, slug, facts } = door
  const isInAddress = vendor === 'calls'
  return (
    <Dialog
      open
      onClose={onClose}
      title={vendorOf(vendor).secret === 'key' ? `The key of ${facts.title}` : `The secret of ${facts.title}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          I have it
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>
          It is shown only now. Paste it at the sender, and keep it nowhere else; whoever has it can send
          leads to you.
        </p>
        {isInAddress ? (
          <CopyLine label="Address with its key" value={`${addressOf(vendor, slug)}?key=${secret}`} />
        ) : (
          <CopyLine label={vendorOf(vendor).secret === 'key' ? 'Key' : 'Secret'} value={secret} />
        )}
      </div>
    </Dialog>
  )
}

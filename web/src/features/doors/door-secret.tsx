import { useState } from 'react'
import type { Door } from '#contract/doors/doors.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { CopyLine } from './copy-line.tsx'
import { addressOf, vendorOf } from './door-words.ts'
import type { MadeDoor } from './new-door.tsx'

interface DoorSecretProps {
  door: Door
  /** The secret while it may be shown: from its making until the screen is left. */
  secret: string | undefined
  onMade: (made: MadeDoor) => void
}

/** The key or secret of a door: shown once, then only replaced. */
export function DoorSecret({ door, secret, onMade }: DoorSecretProps) {
  const { slug, vendor, facts, secretSince } = door
  const [isAsking, setAsking] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const word = vendorOf(vendor).secret === 'key' ? 'key' : 'secret'

  async function renew() {
    setMaking(true)
    try {
      const made = await callApi('renewDoorSecret', { params: { slug } })
      setAsking(false)
      onMade(made)
    } catch (error) {
      notify.error(saveFailureWords(error))
    } finally {
      setMaking(false)
    }
  }

  if (secret !== undefined)
    return (
      <div key="shown" role="status" className="grid gap-2 rounded-md bg-warning-soft p-3">
        <p>
          {`The ${word} is shown only now. Paste it at the sender and keep it nowhere else: whoever has it can send leads to you.`}
        </p>
        {vendor === 'calls' ? (
          <CopyLine label="Address with its key" value={`${addressOf(vendor, slug)}?key=${secret}`} />
        ) : (
          <CopyLine label={word === 'key' ? 'Key' : 'Secret'} value={secret} />
        )}
      </div>
    )
  return (
    <div key="kept" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-56">
        {secretSince
          ? `Its ${word} was made and shown on ${formatMoment(new Date(secretSince))}.`
          : `It has no ${word} yet.`}
      </p>
      <Button size="small" onClick={() => setAsking(true)}>
        {`Make a new ${word}`}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`A new ${word} for ${facts.title}`}
          question={`Make a new ${word}?`}
          confirmLabel="Make it"
          busy={isMaking}
          onConfirm={() => void renew()}
          onClose={() => setAsking(false)}
        >
          <p>The one before counts no more: until the sender has the new one, its leads are refused.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

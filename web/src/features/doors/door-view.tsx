import { useState } from 'react'
import type { Door, IntakeHealth } from '#contract/doors/doors.ts'
import { saveFailureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { ConnectSteps } from './connect-steps.tsx'
import { CopyLine } from './copy-line.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { DoorEditor } from './door-editor.tsx'
import { addressOf, vendorOf } from './door-words.ts'
import type { Outlet } from './outlet-select.tsx'
import type { ShownSecret } from './secret-dialog.tsx'

interface DoorViewProps {
  door: Door
  health: IntakeHealth[number] | undefined
  outlets: readonly Outlet[]
  onSaved: (door: Door) => void
  onSecret: (shown: ShownSecret) => void
  /** Called when something came, so that the counts of the door are no longer those of now. */
  onChanged: () => void
  onClose: () => void
}

/** One door: what to paste at its sender, what holds for its leads, and what came through it. */
export function DoorView({ door, health, outlets, onSaved, onSecret, onChanged, onClose }: DoorViewProps) {
  const { slug, vendor, facts, secretSince } = door
  const { label, hint, secret } = vendorOf(vendor)
  const [isAsking, setAsking] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const word = secret === 'key' ? 'key' : 'secret'

  async function renew() {
    setMaking(true)
    try {
      const made = await callApi('renewDoorSecret', { params: { slug } })
      setAsking(false)
      onSaved(made.door)
      if (made.secret) onSecret({ door: made.door, secret: made.secret })
    } catch (error) {
      notify.error(saveFailureWords(error))
    } finally {
      setMaking(false)
    }
  }

  return (
    <Screen
      title={facts.title}
      actions={
        <Button size="small" onClick={onClose}>
          All doors
        </Button>
      }
    >
      <p className="-mt-3 text-muted">
        {label}: {hint}
      </p>
      <FormPart title="Connect">
        <CopyLine label="Address" value={addressOf(vendor, slug)} />
        {secret === null ? null : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-56">
              {secretSince
                ? `Its ${word} is of ${formatMoment(new Date(secretSince))}, and was shown then.`
                : `It has no ${word} yet.`}
            </p>
            <Button size="small" onClick={() => setAsking(true)}>
              Make a new {word}
            </Button>
          </div>
        )}
        <ConnectSteps vendor={vendor} isOpen={health !== undefined && health.newestAt === null} />
      </FormPart>
      <DoorEditor door={door} outlets={outlets} onSaved={onSaved} />
      {health && health.today.wrong > 0 ? (
        <p role="status" className="rounded-md bg-warning-soft px-4 py-2.5">
          {health.today.wrong === 1 ? '1 call' : `${health.today.wrong} calls`} with a wrong{' '}
          {secret === 'key' ? 'key' : 'signature'} today. Nothing of them was kept.
        </p>
      ) : null}
      <DeliveryList slug={slug} onChanged={onChanged} />
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
    </Screen>
  )
}

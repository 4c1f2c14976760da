import type { Door, IntakeHealth } from '#contract/doors/doors.ts'
import { Button } from '#web/ui/button.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { ConnectSteps } from './connect-steps.tsx'
import { CopyLine } from './copy-line.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { DoorEditor } from './door-editor.tsx'
import { DoorSecret } from './door-secret.tsx'
import { addressOf, vendorOf } from './door-words.ts'
import type { MadeDoor } from './new-door.tsx'
import type { Outlet } from './outlet-select.tsx'

interface DoorViewProps {
  door: Door
  /** The secret while it may be shown. */
  secret: string | undefined
  health: IntakeHealth[number] | undefined
  outlets: readonly Outlet[]
  onSaved: (door: Door) => void
  onSecret: (made: MadeDoor) => void
  /** Called when something came, so that the counts of the door are no longer those of now. */
  onChanged: () => void
  onClose: () => void
}

/** One door: what to paste at its sender, what holds for its leads, and what came through it. */
export function DoorView(props: DoorViewProps) {
  const { door, secret, health, outlets, onSaved, onSecret, onChanged, onClose } = props
  const { slug, vendor, facts } = door
  const sender = vendorOf(vendor)
  return (
    <Screen
      title={facts.title}
      actions={
        <Button size="small" onClick={onClose}>
          All doors
        </Button>
      }
    >
      <p className="-mt-3 text-muted">{`${sender.label}: ${sender.hint}`}</p>
      <FormPart title="Connect">
        {vendor === 'calls' && secret !== undefined ? null : (
          <CopyLine label="Address" value={addressOf(vendor, slug)} />
        )}
        {sender.secret === null ? null : <DoorSecret door={door} secret={secret} onMade={onSecret} />}
        <ConnectSteps
          vendor={vendor}
          isOpen={secret !== undefined || (health !== undefined && health.newestAt === null)}
        />
      </FormPart>
      {health && health.today.wrong > 0 ? (
        <p role="status" className="rounded-md bg-warning-soft px-4 py-2.5">
          {`${health.today.wrong === 1 ? '1 call' : `${health.today.wrong} calls`} with a wrong ${sender.secret === 'key' ? 'key' : 'signature'} today. Nothing of that was kept.`}
        </p>
      ) : null}
      <DeliveryList slug={slug} onChanged={onChanged} />
      {/* The bar that saves stays within the part that it saves. */}
      <div className="grid min-w-0 gap-5">
        <DoorEditor door={door} outlets={outlets} onSaved={onSaved} />
      </div>
    </Screen>
  )
}

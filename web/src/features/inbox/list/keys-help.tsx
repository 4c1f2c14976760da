import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { inboxKeys } from './use-inbox-keys.ts'

/** The keys of the inbox. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open size="small" title="Keys of the inbox" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {inboxKeys.map(({ key, label }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded-sm border border-control bg-soft px-2 py-0.5 text-center font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

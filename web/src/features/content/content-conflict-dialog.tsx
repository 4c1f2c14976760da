import type { ManagedItem } from '#contract/content/content-items.ts'
import type { CurrentContent } from '#contract/wire/errors.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { LastChange } from '#web/ui/text/last-change.tsx'
import type { ContentEdit, ContentKind } from './content-kinds.ts'
import { PictureFrame } from './picture-frame.tsx'

interface ContentConflictDialogProps {
  kind: ContentKind
  /** The item as it was when its editing began, and the change that was to be saved. */
  seen: ManagedItem
  changed: ContentEdit
  current: CurrentContent
  onOverwrite: () => void
  onBack: () => void
}

/**
 * Says who changed the same words or picture meanwhile, when and to what, and asks whose version is to stand.
 */
export function ContentConflictDialog(props: ContentConflictDialogProps) {
  const { kind, seen, changed, current, onOverwrite, onBack } = props
  const fields = kind.fields.filter(({ name }) => changed[name] !== undefined && current[name] !== seen[name])
  return (
    <ConfirmDialog
      title={`This ${kind.noun} has changed`}
      question="Save yours over it?"
      confirmLabel="Save mine"
      cancelLabel="Go back"
      onConfirm={onOverwrite}
      onClose={onBack}
    >
      <p>
        <LastChange by={current.by} at={current.at} did="saved this" />, after you had opened it:
      </p>
      <dl className="grid gap-3">
        {fields.map(({ name, label, control }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="max-h-40 overflow-auto font-semibold whitespace-pre-line wrap-anywhere">
              {(control === 'day' ? formatDay(current[name] ?? '') : current[name]) || 'nothing'}
            </dd>
          </div>
        ))}
        {changed.picture && current.image !== seen.image ? (
          <div>
            <dt className="text-sm text-muted">Picture</dt>
            <dd>
              <PictureFrame className="h-24 w-40 rounded-md">
                <Picture
                  src={current.image}
                  alt="The picture that stands there now"
                  width={400}
                  height={240}
                  className="size-full object-contain"
                />
              </PictureFrame>
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="text-muted">To keep theirs, go back and press Cancel.</p>
    </ConfirmDialog>
  )
}

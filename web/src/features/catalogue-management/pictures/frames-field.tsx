import { without } from '#web/lib/changed-list.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { FileInput } from '#web/ui/form/controls/inputs.tsx'
import { ProgressBar } from '#web/ui/loading/progress-bar.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { frameCount } from './frame-files.ts'
import { FramesPreview } from './frames-preview.tsx'
import { useFrameUpload } from './use-frame-upload.ts'

interface FramesFieldProps {
  /** Paths of the pictures, in the order of the turn. */
  frames: readonly string[]
  onChange: (frames: string[]) => void
}

/**
 * The pictures of a vehicle from all sides: staff choose files or a film, turn the pictures right here, and
 * put them into order.
 */
export function FramesField({ frames, onChange }: FramesFieldProps) {
  const { busy, failure, retry, choose, cancel, bytes } = useFrameUpload(onChange)
  const weight = frames.reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0)
  return (
    <section aria-label="360° pictures" className="grid grid-cols-1 gap-4 border-t border-hairline pt-4">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-3">
          <FileInput
            label="360° pictures"
            hint={`${frameCount.least} to ${frameCount.most} pictures at once, which are put into the order of their names, or a short film of one whole turn, of which ${frameCount.ofFilm} are taken. They replace those that stand here.`}
            accept="image/*,video/*"
            multiple
            disabled={busy !== undefined}
            error={failure}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              // An emptied field lets the same files be chosen again.
              currentTarget.value = ''
              if (files.length > 0) choose(files)
            }}
          />
          {busy ? (
            <div className="flex flex-wrap items-center gap-3">
              <div className="min-w-0 flex-1">
                <ProgressBar label={busy.words} share={busy.share} />
              </div>
              <Button size="small" onClick={cancel}>
                Cancel
              </Button>
            </div>
          ) : null}
          {retry ? (
            <Button size="small" className="w-fit" onClick={retry}>
              Try again
            </Button>
          ) : null}
          <p role="status" className="figures text-muted">
            {`${frames.length === 0 ? 'None' : `${frames.length} pictures`}${weight > 0 ? `, ${(weight / 1024 / 1024).toFixed(1)} MB` : ''}`}
          </p>
          {frames.length > 0 ? (
            <ChangeButton size="small" variant="quiet" className="w-fit" onClick={() => onChange([])}>
              Remove all
            </ChangeButton>
          ) : null}
        </div>
        {frames.length > 0 ? <FramesPreview frames={frames} /> : null}
      </div>
      {frames.length > 1 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">Order of the turn</summary>
          <SortableList
            label="Order of the turn"
            className="sm:grid-cols-2 xl:grid-cols-3"
            items={frames.map((path, index) => ({ path, key: keyOf(frames, index) }))}
            keyOf={({ key }) => key}
            nameOf={(_frame, index) => `picture ${index + 1}`}
            onChange={(items) => onChange(items.map(({ path }) => path))}
            onRemove={(index) => onChange(without(frames, index))}
          >
            {({ path }, index) => (
              <span className="flex items-center gap-3">
                <Picture
                  src={path}
                  alt=""
                  width={80}
                  height={60}
                  sizes="96px"
                  className="aspect-4/3 w-24 rounded-sm bg-soft object-cover"
                />
                <span className="figures text-muted">{index + 1}</span>
              </span>
            )}
          </SortableList>
        </details>
      ) : null}
    </section>
  )
}

/** A key of path and count, because the same picture may stand in a turn twice. */
function keyOf(frames: readonly string[], index: number): string {
  const path = frames[index] ?? ''
  return `${path} ${frames.slice(0, index).filter((other) => other === path).length}`
}

import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { LastChange } from '#web/ui/text/last-change.tsx'
import type { Entry, ListConflict } from './use-list.ts'

interface ListConflictDialogProps {
  conflict: ListConflict
  /** The entries as they stand here. */
  mine: readonly Entry[]
  onSaveMine: () => void
  onTake: () => void
  onBack: () => void
}

/** Says who saved the list meanwhile and where the two lists differ, and asks which list is to stand. */
export function ListConflictDialog(props: ListConflictDialogProps) {
  const { conflict, mine, onSaveMine, onTake, onBack } = props
  const { by, at, current } = conflict
  const [own, theirs] = [mine.map(wordsOf), current.entries.map(wordsOf)]
  return (
    <Dialog
      open
      onClose={onBack}
      title="This list was changed meanwhile"
      footer={
        <>
          <Button onClick={onBack}>Go back</Button>
          <Button onClick={onTake}>Take theirs</Button>
          <Button variant="primary" onClick={onSaveMine}>
            Save mine
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <LastChange by={by} at={at} did="saved it" />, after you had opened it. One of the two lists can
          stand.
        </p>
        <Entries title="Only in theirs" of={theirs.filter((words) => !own.includes(words))} />
        <Entries title="Only in yours" of={own.filter((words) => !theirs.includes(words))} />
      </div>
    </Dialog>
  )
}

function Entries({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {of.length === 0 ? <p className="text-muted">Nothing</p> : null}
      <ul className="grid gap-1">
        {[...new Set(of)].map((words) => (
          <li key={words} className="wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The texts of an entry, without the address of a picture. */
function wordsOf(entry: Entry): string {
  const words = Object.values(entry).map((value) =>
    value.startsWith('/media/') ? 'a picture' : value.trim(),
  )
  return words.filter(Boolean).join(', ')
}

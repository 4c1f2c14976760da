import type { LeadFamily } from '#contract/leads/lead-stages.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InboxViews } from './inbox-views.tsx'

interface InboxActionsProps {
  /** The family whose board is shown; empty for the list. */
  board: LeadFamily | ''
  search: string
  role: StaffRole | undefined
  onBoard: (board: LeadFamily | '') => void
  /** Opens the dialog for walk-ins; undefined for a role that may write down none. */
  onWalkIn: (() => void) | undefined
  onHelp: () => void
}

/** The buttons beside the heading: list or board, views, keys, and writing down a walk-in. */
export function InboxActions({ board, search, role, onBoard, onWalkIn, onHelp }: InboxActionsProps) {
  return (
    <div className="relative flex flex-wrap items-center gap-1.5 max-md:w-full">
      <fieldset className="flex">
        <legend className="sr-only">Shown as</legend>
        {(['List', 'Board'] as const).map((shape) => {
          const isChosen = (shape === 'Board') === (board !== '')
          return (
            <button
              key={shape}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onBoard(shape === 'Board' ? 'sales' : '')}
              className={classNames(
                'min-h-11 border px-3 text-sm font-semibold first-of-type:rounded-l-md last:rounded-r-md md:min-h-9',
                isChosen
                  ? 'border-content bg-content text-surface'
                  : 'border-control bg-surface hover:bg-soft',
              )}
            >
              {shape}
            </button>
          )
        })}
      </fieldset>
      <InboxViews search={search} role={role} />
      <Button size="small" variant="quiet" onClick={onHelp} className="max-md:hidden">
        Keys
      </Button>
      {onWalkIn ? (
        <Button size="small" variant="primary" onClick={onWalkIn} className="max-md:ml-auto">
          Walk-in or call
        </Button>
      ) : null}
    </div>
  )
}

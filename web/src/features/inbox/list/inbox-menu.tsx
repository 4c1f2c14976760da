import { useState } from 'react'
import type { LeadFamily } from '#contract/leads/lead-stages.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { MoreIcon } from '#web/ui/icon/act.tsx'
import { useClosingMenu } from '#web/ui/overlay/use-closing-menu.ts'
import { InboxViews } from './inbox-views.tsx'

interface InboxMenuProps {
  /** The family whose board is shown; empty for the list. */
  board: LeadFamily | ''
  search: string
  role: StaffRole | undefined
  /** Changes between the list and the board. */
  onShape: () => void
  /** Shows the boxes that choose leads; the board has none. */
  onChoose: () => void
  onHelp: () => void
}

const item = 'min-h-11 w-full rounded-sm px-2 text-left font-semibold hover:bg-soft md:min-h-9'

/** What is rarely wanted: list or board, choosing several leads, the keys, and saved views. */
export function InboxMenu({ board, search, role, onShape, onChoose, onHelp }: InboxMenuProps) {
  const menu = useClosingMenu()
  const [wasOpened, setOpened] = useState(false)

  function choose(act: () => void) {
    if (menu.current) menu.current.open = false
    act()
  }

  return (
    <details ref={menu} className="relative" onToggle={() => setOpened(true)}>
      <summary className={classNames(buttonClasses({ size: 'small', variant: 'quiet' }), 'list-none px-2.5')}>
        <MoreIcon className="size-5" />
        <span className="sr-only">More</span>
      </summary>
      <div className="absolute right-0 z-10 mt-1 grid w-72 gap-2 rounded-md border border-hairline bg-surface p-2 shadow-soft">
        <div className="border-b border-hairline pb-1">
          <button type="button" onClick={() => choose(onShape)} className={item}>
            {board ? 'List' : 'Board'}
          </button>
          {board ? null : (
            <button type="button" onClick={() => choose(onChoose)} className={item}>
              Choose several
            </button>
          )}
          <button type="button" onClick={() => choose(onHelp)} className={classNames(item, 'max-md:hidden')}>
            Keys
          </button>
        </div>
        {wasOpened ? <InboxViews search={search} role={role} onOpen={() => choose(() => undefined)} /> : null}
      </div>
    </details>
  )
}

import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { loadFinder } from './load-finder.ts'
import { SearchPanel } from './search-panel.tsx'

/** Fetches the index before the search is open. A failure shows, with Retry, when it is. */
export function prepareSearch(): void {
  loadFinder().catch(() => undefined)
}

/** The search of the site: over the whole screen on phones, at the right beside the page on larger ones. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  // Closed by mistake and opened again, it still has what was typed.
  const [typed, setTyped] = useState('')
  return (
    <Dialog open={open} onClose={onClose} title={t`Search`} sheet>
      <SearchPanel
        typed={typed}
        onType={setTyped}
        onChosen={() => {
          setTyped('')
          onClose()
        }}
      />
    </Dialog>
  )
}

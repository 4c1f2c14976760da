import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { loadFinder } from './load-finder.ts'
import { SearchPanel } from './search-panel.tsx'

/** Fetches the index before the search is open. The open search shows a failure, with Retry. */
export function prepareSearch(): void {
  loadFinder().catch(() => undefined)
}

/**
 * The search of the site: over the whole screen on phones, at the right beside the page on larger screens.
 */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  // A search that was closed by mistake and is opened again still has its typed text.
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

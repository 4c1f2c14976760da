import { useState } from 'react'
import { SpendEditor } from './spend-editor.tsx'

/** What advertising cost, folded: it is typed once a month, and read above for each delivered vehicle. */
export function SpendPart({ onSaved }: { onSaved: () => void }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)} className="rounded-lg border border-hairline bg-surface px-4">
      <summary className="min-h-12 content-center font-semibold">What advertising cost</summary>
      {wasOpened ? <SpendEditor onSaved={onSaved} /> : null}
    </details>
  )
}

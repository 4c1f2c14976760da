import { useState } from 'react'
import type { SavedSpends, SentSpends } from '#contract/reports/spends.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { SheetCard } from '#web/ui/form/controls/sheet-card.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { KnownSpends } from './known-spends.tsx'
import { SpendFields } from './spend-fields.tsx'
import { readSpendSheet } from './spend-sheet.ts'

type Rows = SentSpends['rows']

/**
 * Takes what advertising cost: one amount from fields, or many from a sheet, of which the server first says
 * what would become of each.
 */
export function SpendEditor({ onSaved }: { onSaved: () => void }) {
  const known = useLoaded('spends', (signal) => callApi('listSpends', {}, { signal }))
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<readonly string[]>([])
  const [waiting, setWaiting] = useState<{ rows: Rows; said: SavedSpends }>()
  const [isBusy, setBusy] = useState(false)

  async function send(rows: Rows, isDry: boolean): Promise<SavedSpends | undefined> {
    setBusy(true)
    try {
      return await callApi('saveSpends', { body: { isDry, rows } })
    } catch (error) {
      notify.error(saveFailureWords(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  async function keep(rows: Rows): Promise<boolean> {
    const saved = await send(rows, false)
    if (!saved) return false
    notify.success(saved.message)
    setWaiting(undefined)
    setText('')
    known.reload()
    onSaved()
    return true
  }

  async function read(cells: string) {
    const sheet = readSpendSheet(cells)
    setText(cells)
    setWaiting(undefined)
    setFaults(
      sheet.faults.length === 0 && sheet.rows.length === 0 ? ['There is no row in it.'] : sheet.faults,
    )
    if (sheet.faults.length > 0 || sheet.rows.length === 0) return
    const said = await send(sheet.rows, true)
    if (said) setWaiting({ rows: sheet.rows, said })
  }

  return (
    <div className="grid gap-4 pb-4">
      <SpendFields busy={isBusy} onSave={(row) => keep([row])} />
      <LoadFailure of={known} words="The amounts could not be loaded." />
      {known.value ? <KnownSpends spends={known.value} onRemove={(row) => void keep([row])} /> : null}
      <SheetCard
        title="From a spreadsheet"
        label="Rows with time, source, campaign and rupees"
        hint="The time is a month, 2026-11, or the Monday of a week, 2026-11-23. An amount takes the place of what stood there; 0 takes it away."
        placeholder={'2026-11\tgoogle\tdiwali\t12,000'}
        text={text}
        onText={setText}
        onRead={(cells) => void read(cells)}
        error={faults.length > 0 ? faults.slice(0, 5).join(' ') : undefined}
        result={waiting?.said.message ?? ''}
      />
      {waiting?.said.rows.some((fate) => fate !== 'same') ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" busy={isBusy} onClick={() => void keep(waiting.rows)}>
            Save them
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => setWaiting(undefined)}>
            Discard
          </Button>
        </div>
      ) : null}
    </div>
  )
}

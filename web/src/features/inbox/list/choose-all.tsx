import { useState } from 'react'
import type { Lead } from '#contract/leads/leads.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { ChosenLeads } from './use-chosen-leads.ts'

interface ChooseAllProps {
  chosen: ChosenLeads
  /** The leads of the shown page. */
  page: readonly Lead[]
  /** How many leads fit the question. */
  total: number
  /** Answers all leads that fit the question, those of other pages too. */
  fetchAll: () => Promise<Lead[]>
}

/** The line above the list while staff choose leads: this page, all that match, and none. */
export function ChooseAll({ chosen, page, total, fetchAll }: ChooseAllProps) {
  const [isBusy, setBusy] = useState(false)
  const isWhole = page.length > 0 && page.every(chosen.has)

  async function chooseAll() {
    setBusy(true)
    try {
      chosen.choose(await fetchAll())
    } catch (error) {
      notify.error(failureWords(error, 'The leads could not be loaded. Please try again.'))
    }
    setBusy(false)
  }

  return (
    <div className="flex shrink-0 items-center gap-1 text-sm font-semibold">
      <label className="flex min-h-11 items-center gap-2 pl-2 whitespace-nowrap md:min-h-9">
        <input
          type="checkbox"
          aria-label="Choose this page"
          checked={isWhole}
          onChange={() => (isWhole ? chosen.choose([]) : chosen.choose(page))}
          className="size-6 accent-content md:size-4.5"
        />
        This page
      </label>
      {total > page.length ? (
        <Button
          size="small"
          variant="quiet"
          busy={isBusy}
          onClick={() => void chooseAll()}
          className="px-2 whitespace-nowrap"
        >
          All {groupLakhs(total)} that match
        </Button>
      ) : null}
      <Button size="small" variant="quiet" onClick={chosen.clear} className="ml-auto px-2 whitespace-nowrap">
        Choose none
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { saveFile } from '#web/lib/device/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { EmiSchedule } from '../emi-schedule.tsx'
import type { OfferResult } from './offer-terms.ts'
import { offerLine } from './offer-words.ts'

/** The payments of one of the offers month by month, to read, to save and to print. */
export function OfferSchedule({ results }: { results: readonly OfferResult[] }) {
  const [asked, setAsked] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const sound = results.flatMap(({ name, offer, cost }) => (cost ? [{ name, offer, cost }] : []))
  const shown = sound.find(({ name }) => name === asked) ?? sound[0]
  if (!shown) return null
  const { name, offer, cost } = shown
  const phrase = `${name}: ${offerLine(offer, cost)}`
  const last = cost.schedule.at(-1)?.payment ?? 0

  async function save() {
    setHasFailed(false)
    try {
      const { scheduleFile } = await import('./schedule-csv.ts')
      const file = `emi-schedule-${name.toLowerCase().replace(' ', '-')}.csv`
      saveFile(file, scheduleFile(phrase, cost.schedule))
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <section aria-labelledby="offer-schedule" className="grid gap-4">
      <h2 id="offer-schedule" className="text-xl font-bold">{t`Month by month`}</h2>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <Select
          label={t`Schedule of`}
          value={name}
          onChange={({ currentTarget }) => setAsked(currentTarget.value)}
          choices={sound.map((one) => one.name)}
          className="w-44"
        />
        <Button onClick={() => void save()}>{t`Save as CSV`}</Button>
        <Button onClick={() => print()}>{t`Print`}</Button>
      </div>
      {hasFailed ? <FailureLine message={t`The file could not be made. Please try again.`} /> : null}
      <p className="text-sm text-muted">
        {t`${phrase}.`} {t`The last instalment, ${formatRupees(last)}, settles what rounding has left.`}
      </p>
      <EmiSchedule schedule={cost.schedule} />
    </section>
  )
}

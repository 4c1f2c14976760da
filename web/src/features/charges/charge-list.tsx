import { chargeKinds } from '#contract/prices/charge-kinds.ts'
import type { ChargeRuleRecord } from '#contract/prices/charge-rules.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { type ChargeDraft, chargeName, stateOf, stepsInWords } from './charge-draft.ts'

interface Saved {
  by: string
  at: string
}

interface ChargeListProps {
  rules: readonly ChargeRuleRecord[]
  /** Usual charges that stand above, so that their kinds are not said to be missing. */
  unchecked: readonly ChargeDraft[]
  /** Who saved a rule last and when, by its id. */
  saved: Readonly<Record<string, Saved>>
  /** Today in India. */
  day: string
  onOpen: (id: number) => void
}

/**
 * Every charge by its kind: charges that hold and charges to come; those that are over are shown after a
 * press.
 */
export function ChargeList({ rules, unchecked, saved, day, onOpen }: ChargeListProps) {
  const all = rules.map(({ facts }) => facts)
  const past = rules.filter(({ facts }) => stateOf(facts, all, day) === 'past')
  const row = (record: ChargeRuleRecord) => (
    <ChargeRow
      key={record.id}
      record={record}
      saved={saved[record.id]}
      state={stateOf(record.facts, all, day)}
      onOpen={onOpen}
    />
  )
  return (
    <div className="grid gap-6">
      {chargeKinds.map(({ id, label }) => {
        const ofKind = rules.filter((rule) => rule.facts.kind === id && !past.includes(rule))
        if (ofKind.length === 0 && unchecked.some(({ kind }) => kind === id)) return null
        return (
          <section key={id} aria-label={label} className="grid gap-2">
            <h2 className="text-lg font-bold">{label}</h2>
            {ofKind.length > 0 ? (
              <ul className="grid gap-2">{ofKind.map(row)}</ul>
            ) : (
              <p className="text-muted">None.</p>
            )}
          </section>
        )
      })}
      {past.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">Ended ({past.length})</summary>
          <ul className="grid gap-2">{past.map(row)}</ul>
        </details>
      ) : null}
    </div>
  )
}

interface ChargeRowProps {
  record: ChargeRuleRecord
  saved: Saved | undefined
  state: ReturnType<typeof stateOf>
  onOpen: (id: number) => void
}

const stateWords = { past: 'Ended, began on', now: 'Since', coming: 'Begins on' }

function ChargeRow({ record: { id, facts }, saved, state, onOpen }: ChargeRowProps) {
  const name = chargeName(facts)
  const day = formatDay(facts.beginsOn)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-md border border-hairline bg-surface p-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          <span>{name}</span>
          {facts.isEstimate ? <span className="font-normal text-muted"> · estimate</span> : null}
        </p>
        <ul className="figures text-sm">
          {stepsInWords(facts).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="text-sm text-muted wrap-anywhere">
          {stateWords[state]} {day}. {facts.source}
        </p>
        {saved && !facts.isEstimate ? (
          <p className="text-sm text-muted">
            Checked by {saved.by}, {formatDay(saved.at)}
          </p>
        ) : null}
      </div>
      <Button size="small" aria-label={`Edit ${name}, ${day}`} onClick={() => onOpen(id)}>
        Edit
      </Button>
    </li>
  )
}

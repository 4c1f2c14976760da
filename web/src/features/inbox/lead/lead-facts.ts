import { leadFacts } from '#contract/leads/lead-facts.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { SeenChange } from '#web/shop/lead-acts/lead-act.ts'

type Fact = (typeof leadFacts)[number]
type Facts = Pick<SeenChange, Fact>
type Loss = Pick<SeenChange, 'lostReason' | 'lostBecause'>

/** The facts that a change names, as they stand in the lead that its author sees. */
export function seenFacts(lead: Lead, change: Facts): Facts {
  const { stage, assigneeId, outletId, dueAt, nextStep } = lead
  const seen = { stage, assigneeId, outletId, dueAt, nextStep }
  return Object.fromEntries(leadFacts.filter((fact) => fact in change).map((fact) => [fact, seen[fact]]))
}

/** A change without some of its facts; the reason of a loss goes with its stage. */
export function withoutFacts<Change extends Facts & Loss>(
  change: Change,
  facts: readonly Fact[],
): Partial<Change> {
  const left: readonly string[] = facts.includes('stage') ? [...facts, 'lostReason', 'lostBecause'] : facts
  const kept = Object.entries(change).filter(([name]) => !left.includes(name))
  return Object.fromEntries(kept) as Partial<Change>
}

/** Whether a fact is the same in both; moments are compared to the second, as they are stored. */
export function isSameFact(fact: Fact, one: Facts, other: Facts): boolean {
  if (fact !== 'dueAt') return one[fact] === other[fact]
  return secondOf(one.dueAt) === secondOf(other.dueAt)
}

function secondOf(moment: string | null | undefined): number | undefined {
  return moment ? Math.floor(Date.parse(moment) / 1000) : undefined
}

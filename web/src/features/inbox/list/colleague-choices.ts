import type { Colleague, Lead } from '#contract/leads/leads.ts'

/** The choice that unassigns a lead. */
export const nobody = 'nobody'

/** The colleagues who may have every one of these leads, as choices; a colleague off duty is marked. */
export function colleagueChoices(
  colleagues: readonly Colleague[],
  leads: readonly Pick<Lead, 'family' | 'outletId'>[],
): { value: string; label: string }[] {
  return colleagues
    .filter((person) => leads.every((lead) => mayHave(person, lead)))
    .map(({ id, name, isOnDuty }) => ({ value: id, label: isOnDuty ? name : `${name} (off duty)` }))
}

function mayHave(
  { families, outletIds }: Colleague,
  { family, outletId }: Pick<Lead, 'family' | 'outletId'>,
) {
  const isThere = outletIds.length === 0 || outletId === null || outletIds.includes(outletId)
  return isThere && families.includes(family)
}

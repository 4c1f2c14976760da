import { z } from 'zod'
import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/money.ts'
import { spendFates } from '#contract/reports/spend-parts.ts'
import { type KnownSpend, listSpends, type Spend } from '#contract/reports/spends.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const rows = z.array(listSpends.answer.element.omit({ rupees: true }).extend({ paise: z.number() }))

/** The newest amounts that advertising cost. */
export async function readSpends(db: DatabaseClient): Promise<KnownSpend[]> {
  const known = await callJson(db, 'list_spends', {}, rows)
  return known.map(({ paise, ...spend }) => ({ ...spend, rupees: rupeesFromPaise(paise) }))
}

/** Keeps amounts, or only says what would become of each, in their order. */
export async function keepSpends(
  db: DatabaseClient,
  spends: readonly Spend[],
  isDry: boolean,
): Promise<(typeof spendFates)[number][]> {
  const given = spends.map(({ rupees, ...spend }) => ({ ...spend, paise: paiseFromRupees(rupees) }))
  return callJson(db, 'save_spends', { given, is_dry: isDry }, z.array(z.enum(spendFates)))
}

import type { SavedSpends, Spend } from '#contract/reports/spends.ts'
import { keepSpends } from '#server/data/reports/spends.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Keeps what advertising cost, or only says what would become of each amount. */
export async function saveSpends(
  db: DatabaseClient,
  { isDry, rows }: { isDry: boolean; rows: readonly Spend[] },
): Promise<SavedSpends> {
  const fates = await keepSpends(db, rows, isDry)
  const changed = fates.filter((fate) => fate !== 'same').length
  const amounts = changed === 1 ? '1 amount' : `${changed} amounts`
  return { message: messageOf(changed, amounts, isDry), isDone: !isDry, rows: fates }
}

function messageOf(changed: number, amounts: string, isDry: boolean): string {
  if (changed === 0) return 'Every amount stands already. Nothing has changed.'
  return isDry ? `${amounts} would be saved.` : `${amounts} saved.`
}

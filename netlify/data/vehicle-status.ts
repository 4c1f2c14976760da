import { z } from 'zod'
import type { Category } from '#contract/lines.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { Database } from '#server/lib/supabase/supabase-clients.ts'

const statusRow = z.object({ id: z.number().int(), bike_name: z.string(), is_active: z.boolean() })
export type StatusRow = z.infer<typeof statusRow>

/** The vehicles of a category that the caller may see, active or not, in the dealer's order. */
export async function listStatuses(db: Database, category: Category): Promise<StatusRow[]> {
  const answer = await db
    .from('vehicles')
    .select('id, bike_name, is_active')
    .eq('category', category)
    .order('sort_order')
    .order('id')
  return z.array(statusRow).parse(dataOf(answer))
}

/** Shows or hides a vehicle of a category; false when it is none of them. */
export async function updateStatus(
  db: Database,
  category: Category,
  id: number,
  isActive: boolean,
): Promise<boolean> {
  const changed = dataOf<{ id: number } | null>(
    await db
      .from('vehicles')
      .update({ is_active: isActive })
      .eq('id', id)
      .eq('category', category)
      .select('id')
      .maybeSingle(),
  )
  return changed !== null
}

import { leadKinds } from '#contract/leads/lead-kinds.ts'
import type { PromiseFacts, PromiseRecord } from '#contract/messages/promise-settings.ts'
import { AppError } from '#contract/wire/errors.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { readStored } from '#server/lib/supabase/read-stored.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables, TablesUpdate } from '../../../supabase/database.types.ts'

/** The promises and the mail lists as staff write them. */
export async function readPromiseSettings(db: DatabaseClient): Promise<PromiseRecord> {
  return toRecord(dataOf(await db.from('promise_settings').select('*').single()))
}

/**
 * Saves the settings over those of the moment `expected`; undefined when newer ones stand there. Throws
 * `forbidden` when a manager changes the receivers of mail about applicants, or the asking for reviews.
 */
export async function writePromiseSettings(
  db: DatabaseClient,
  expected: string,
  facts: PromiseFacts,
): Promise<PromiseRecord | undefined> {
  const answer = await db
    .from('promise_settings')
    .update(toRow(facts))
    .eq('id', 1)
    .eq('updated_at', expected)
    .select()
    .maybeSingle()
  if (answer.error?.code === '42501')
    throw new AppError('forbidden', {
      message:
        'The owner alone says who gets mail about applicants, and whether customers are asked for a review.',
    })
  const row = dataOf(answer)
  return row ? toRecord(row) : undefined
}

/**
 * By the table of an enquiry the minutes of opening time until the promised call, as anybody may read them.
 */
export async function readPromisedMinutes(db: DatabaseClient): Promise<Record<string, number>> {
  const row = dataOf(await db.from('promise_settings').select('targets').single())
  return readStored('promise_settings.targets', row.targets)
}

function toRecord(row: Tables<'promise_settings'>): PromiseRecord {
  const stored = readStored('promise_settings.targets', row.targets)
  const targets: PromiseFacts['targets'] = {}
  for (const { kind, table } of leadKinds) {
    const minutes = stored[table]
    if (minutes !== undefined) targets[kind] = minutes
  }
  return {
    facts: {
      targets,
      mailLists: readStored('promise_settings.mail_lists', row.mail_lists),
      asksForReviews: row.asks_for_reviews,
    },
    at: new Date(row.updated_at).toISOString(),
  }
}

function toRow({ targets, mailLists, asksForReviews }: PromiseFacts): TablesUpdate<'promise_settings'> {
  const stored = leadKinds.flatMap(({ kind, table }) => {
    const minutes = targets[kind]
    return minutes === undefined ? [] : [[table, minutes] as const]
  })
  return {
    targets: Object.fromEntries(stored),
    mail_lists: mailLists.filter(({ emails }) => emails.length > 0),
    asks_for_reviews: asksForReviews,
  }
}

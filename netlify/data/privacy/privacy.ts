import { z } from 'zod'
import { leadKinds } from '#contract/leads/lead-kinds.ts'
import { type HeldEnquiry, type Retention, readPerson, retention } from '#contract/privacy/privacy.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The database's functions of privacy refuse every role but the owner.

export interface Person {
  mobile: string
  email: string
}
type Kind = HeldEnquiry['kind']

const heldRows = z.array(readPerson.answer.element.extend({ kind: z.string() }))
const erasedPerson = z.object({ erased: z.number(), files: z.array(z.string()), photos: z.array(z.string()) })
const dueRow = retention.shape.coming.element.omit({ kind: true }).extend({ enquiryTable: z.string() })
const retentionRows = z.object({
  rules: z.array(z.object({ enquiryTable: z.string(), days: z.number() })),
  coming: z.array(dueRow),
  erased: z.number(),
})

/** Every enquiry of a person with all that is known about it, oldest first. */
export async function readPersonFile(db: DatabaseClient, person: Person): Promise<HeldEnquiry[]> {
  const rows = await callJson(db, 'person_file', { ...person }, heldRows)
  return rows.map((row) => ({ ...row, kind: kindOf(row.kind) }))
}

/**
 * Takes a person out of every table; answers the number of enquiries, and the names of résumés and
 * photographs to remove.
 */
export async function erasePerson(
  db: DatabaseClient,
  person: Person,
): Promise<z.output<typeof erasedPerson>> {
  return callJson(db, 'erase_person', { ...person }, erasedPerson)
}

/** How long people are kept, and which people are erased within thirty days. */
export async function readRetention(db: DatabaseClient): Promise<Retention> {
  const { rules, coming, erased } = await callJson(db, 'read_retention', {}, retentionRows)
  return {
    rules: rules.map(({ enquiryTable, days }) => ({ kind: kindOf(enquiryTable), days })),
    coming: coming.map(({ enquiryTable, ...each }) => ({ ...each, kind: kindOf(enquiryTable) })),
    erased,
  }
}

/** Sets after how many days people of a kind are erased; null keeps these people. */
export async function setRetention(db: DatabaseClient, kind: Kind, days: number | null): Promise<void> {
  const table = leadKinds.find((each) => each.kind === kind)?.table ?? ''
  dataOf(await db.rpc('set_retention', { form_table: table, ...(days !== null && { kept_days: days }) }))
}

/** Keeps a lead from being erased with time, or ends that; false when there is no such lead. */
export async function holdLead(db: DatabaseClient, id: string, isHeld: boolean): Promise<boolean> {
  return dataOf(await db.rpc('hold_lead', { lead_id: id, held: isHeld }))
}

function kindOf(table: string): Kind {
  const known = leadKinds.find((each) => each.table === table)
  if (!known) throw new Error(`The contract knows no kind of ${table}.`)
  return known.kind
}

import { z } from 'zod'
import {
  type ContentField,
  type ContentKindId,
  contentFields,
  type OrderedKind,
} from '#contract/content/content-fields.ts'
import type { ManagedItem } from '#contract/content/content-items.ts'
import { AppError } from '#contract/wire/errors.ts'
import type { CallIdentity } from '#server/lib/http/call-identity.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables, TablesInsert } from '../../../supabase/database.types.ts'

/** The table of each kind. */
export const tableOf = {
  slides: 'slides',
  offers: 'offers',
  notifications: 'notifications',
  gallery: 'gallery_images',
} as const satisfies Record<ContentKindId, string>

/** The fields of an item that a call sets: the given texts, and the path of the picture. */
export type ContentChange = Partial<Record<ContentField | 'image', string | undefined>>

/** An item with the moment of its last change, over which an edit is saved. */
export interface ContentRow {
  item: ManagedItem
  updatedAt: string
}

/** The row of a call, stored by this call or by an earlier one with the same key. */
export interface Inserted {
  id: number
  outcome: 'stored' | 'repeated'
}

/** Every column of any kind; a row has the columns of its own kind. */
type Columns = Pick<Tables<'offers'>, 'id' | 'image' | 'alt' | 'updated_at'> &
  Partial<
    Pick<
      Tables<'offers'>,
      'title' | 'description' | 'terms' | 'models' | 'rupees_off' | 'first_day' | 'last_day'
    > &
      Pick<Tables<'slides'>, 'line' | 'link'>
  >

const renamed: Partial<Record<ContentField, keyof Columns>> = {
  from: 'first_day',
  to: 'last_day',
  amount: 'rupees_off',
}

/**
 * The columns of a kind in the type that the client wants; the client cannot follow a table that is one of
 * four.
 */
function columnsOf(kind: ContentKindId): '*' {
  const own = contentFields[kind].map((field) => renamed[field] ?? field)
  return [...new Set(['id', 'image', 'alt', ...own, 'updated_at'])].join(', ') as '*'
}

// The tables differ in columns alone, and each call names the columns of its own kind.
const from = (db: DatabaseClient, kind: ContentKindId) => db.from(tableOf[kind] as 'offers')

/** All items of a kind: ordered kinds in their order, others newest first. */
export async function listItems(db: DatabaseClient, kind: ContentKindId): Promise<ManagedItem[]> {
  const rows = await readAllRows<Columns>((first, last) => {
    const query = from(db, kind).select(columnsOf(kind), counted)
    const inOrder = kind === 'slides' || kind === 'gallery' ? query.order('sort_order') : query
    return inOrder.order('id', { ascending: kind === 'slides' }).range(first, last)
  })
  return rows.map(itemOf)
}

/** One item; undefined when there is none with that id. */
export async function findItem(
  db: DatabaseClient,
  kind: ContentKindId,
  id: number,
): Promise<ContentRow | undefined> {
  const row: Columns | null = dataOf(await from(db, kind).select(columnsOf(kind)).eq('id', id).maybeSingle())
  return row ? { item: itemOf(row), updatedAt: row.updated_at } : undefined
}

/**
 * Stores one item and answers its id. `repeated` means that this very call stored the item before; throws
 * `key_reused` when another call with that key stored one.
 */
export async function insertItem(
  db: DatabaseClient,
  kind: ContentKindId,
  { id: key, hash }: CallIdentity,
  item: ContentChange,
): Promise<Inserted> {
  const row = { ...rowOf(item), idempotency_key: key, body_hash: hash } as TablesInsert<'offers'>
  const answer = await from(db, kind).insert(row).select('id').single()
  if (!isUniqueViolation(answer.error)) return { id: dataOf(answer).id, outcome: 'stored' }
  const earlier = dataOf(await from(db, kind).select('id, body_hash').eq('idempotency_key', key).single())
  if (earlier.body_hash !== hash) throw new AppError('key_reused')
  return { id: earlier.id, outcome: 'repeated' }
}

/**
 * Changes one item, with `seenAt` only if the item is still as it was at that moment; false when there is no
 * such row.
 */
export async function updateItem(
  db: DatabaseClient,
  kind: ContentKindId,
  id: number,
  change: ContentChange,
  seenAt?: string,
): Promise<boolean> {
  const row = rowOf(change)
  if (Object.keys(row).length === 0) return true
  const query = from(db, kind)
    .update(row as TablesInsert<'offers'>)
    .eq('id', id)
  return dataOf(await (seenAt ? query.eq('updated_at', seenAt) : query).select('id')).length > 0
}

/** Deletes one item; false when there is no row with that id. */
export async function deleteItem(db: DatabaseClient, kind: ContentKindId, id: number): Promise<boolean> {
  return dataOf(await from(db, kind).delete().eq('id', id).select('id').maybeSingle()) !== null
}

const orderOutcome = z.object({ outcome: z.enum(['saved', 'conflict']) })

/** Puts items into an order; false when their present order is not the expected one. */
export async function orderItems(
  db: DatabaseClient,
  kind: OrderedKind,
  order: { ids: number[]; expected: number[] },
): Promise<boolean> {
  const { outcome } = await callJson(db, 'order_content', { kind, ...order }, orderOutcome)
  return outcome === 'saved'
}

function itemOf(row: Columns): ManagedItem {
  const { id, image, alt, title = '', line = '', link = '', description = '', terms = '' } = row
  const models = (row.models ?? []).join('\n')
  const amount = String(row.rupees_off ?? '')
  const days = { from: row.first_day ?? '', to: row.last_day ?? '' }
  return { id, image, alt, title, line, link, description, terms, amount, models, ...days }
}

/** The database columns of the given fields. */
function rowOf({ from: first, to: last, amount, models, ...texts }: ContentChange): Record<string, unknown> {
  const given = {
    ...texts,
    first_day: first === '' ? null : first,
    last_day: last === '' ? null : last,
    rupees_off: amount === undefined ? undefined : amount === '' ? null : Number(amount),
    models: models?.split('\n').filter((name) => name !== ''),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

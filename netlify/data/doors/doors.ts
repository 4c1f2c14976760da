import { z } from 'zod'
import {
  type Delivery,
  type Door,
  type DoorFacts,
  type DoorHealth,
  doorFacts,
  getIntakeHealth,
  listDeliveries,
  listDoors,
} from '#contract/doors/doors.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { storedLists } from './stored-lists.ts'

const stored = storedMoment.nullable()
const door = listDoors.answer.element.extend({
  facts: doorFacts.extend(storedLists),
  secretSince: stored,
  at: storedMoment,
})

/** The doors in the order in which they were made; the owner's alone. */
export async function readDoors(db: DatabaseClient): Promise<Door[]> {
  return callJson(db, 'read_doors', {}, z.array(door))
}

/** Makes a door with the sealed secret of its sender, if any; undefined where its slug is taken. */
export async function insertDoor(
  db: DatabaseClient,
  { slug, vendor, facts }: Pick<Door, 'slug' | 'vendor' | 'facts'>,
  sealed: string | null,
): Promise<Door | undefined> {
  const args = { slug, vendor, facts, ...(sealed !== null && { sealed }) }
  return (await callJson(db, 'add_door', args, door.nullable())) ?? undefined
}

/** Saves a door that was changed last at the moment `expected`; undefined where another one stands there. */
export async function updateDoor(
  db: DatabaseClient,
  slug: string,
  expected: string,
  facts: DoorFacts,
): Promise<Door | undefined> {
  return (await callJson(db, 'save_door', { slug, expected, facts }, door.nullable())) ?? undefined
}

/** Puts another sealed secret in place of a door's; undefined where there is no such door. */
export async function replaceDoorSecret(
  db: DatabaseClient,
  slug: string,
  sealed: string,
): Promise<Door | undefined> {
  return (await callJson(db, 'renew_door_secret', { slug, sealed }, door.nullable())) ?? undefined
}

const delivery = listDeliveries.answer.element.extend({
  cameAt: storedMoment,
  sentAt: stored,
  nextTryAt: stored,
})

/** The fifty newest deliveries of a door, or the fifty before the one with this id. */
export async function readDeliveries(db: DatabaseClient, slug: string, before?: string): Promise<Delivery[]> {
  return callJson(db, 'read_deliveries', { slug, ...(before && { before }) }, z.array(delivery))
}

const health = getIntakeHealth.answer.element.extend({
  newestAt: stored,
  asked: getIntakeHealth.answer.element.shape.asked.unwrap().extend({ at: storedMoment }).nullable(),
})

/** How each door did today. */
export async function readIntakeHealth(db: DatabaseClient): Promise<DoorHealth[]> {
  return callJson(db, 'read_intake_health', {}, z.array(health))
}

/** Stores a test of a door as a delivery; false where the door is not on. The owner's alone. */
export async function storeTest(
  db: DatabaseClient,
  slug: string,
  test: { id: string; vendorId: string },
): Promise<boolean> {
  const args = { slug, delivery_id: test.id, vendor_id: test.vendorId }
  return callJson(db, 'test_door', args, z.boolean())
}

/** Makes a delivery that waits or failed due now; false where there is none. The owner's alone. */
export async function tryDelivery(db: DatabaseClient, slug: string, id: string): Promise<boolean> {
  return callJson(db, 'try_delivery', { slug, delivery_id: id }, z.boolean())
}

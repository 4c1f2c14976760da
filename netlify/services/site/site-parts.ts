import { isDeepStrictEqual } from 'node:util'
import type { PartFacts, PartRecord } from '#contract/site/parts-management.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import {
  type NamedPartId,
  namedPartIds,
  partLabel,
  type SitePartId,
  usualNetworkAddress,
} from '#contract/site/site-parts.ts'
import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { findLastContentChange } from '#server/data/reports/audit-events.ts'
import * as data from '#server/data/site/site-parts.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { findWords } from '#server/lib/words/find-words.ts'

/** The product's neutral names, in the language of the call. */
const neutralNames: Record<NamedPartId, () => string> = {
  motorcycle: () => t`Motorcycles`,
  scooter: () => t`Scooters`,
  ev: () => t`Electric`,
  bigwing: () => t`Big bikes`,
  club: () => t`Riders’ club`,
  network: () => t`Become a partner`,
}

/** The parts that visitors do not see, and the names of the others: the dealer's own, or the neutral ones. */
export async function getShownParts(db: DatabaseClient): Promise<ShownParts> {
  const parts = await data.readShownParts(db)
  const find = (id: SitePartId) => parts.find((part) => part.id === id)
  const nameOf = (id: NamedPartId) => find(id)?.name || neutralNames[id]()
  return {
    off: parts.flatMap(({ id, isShown }) => (isShown ? [] : id)),
    // The cast is needed because the type of `fromEntries` loses the names.
    names: Object.fromEntries(namedPartIds.map((id) => [id, nameOf(id)])) as ShownParts['names'],
    networkAddress: find('network')?.address || usualNetworkAddress,
  }
}

/** The name of a part in the language of the call: the dealer's own, or the neutral one. */
export async function partName(db: DatabaseClient, id: NamedPartId): Promise<string> {
  const name = await data.readPartName(db, id)
  if (!name) return neutralNames[id]()
  const inWords = await findWords(db, [name])
  return inWords(name)
}

/**
 * Saves a part over that of the expected moment. A repeat of a save changes nothing. Throws `conflict` with
 * the author and the moment of a newer one, `invalid_fields` for a name or an address that the part cannot
 * have.
 */
export async function saveSitePart(
  db: DatabaseClient,
  id: SitePartId,
  body: { expected: string; facts: PartFacts },
): Promise<{ message: string; part: PartRecord }> {
  const named: readonly SitePartId[] = namedPartIds
  const { name, address, isOn } = body.facts
  if (name && !named.includes(id))
    throw new AppError('invalid_fields', { fields: { name: 'This part has no name.' } })
  if (address && id !== 'network')
    throw new AppError('invalid_fields', { fields: { address: 'This part has no address.' } })
  const message = `${partLabel(id)}: ${isOn ? 'on' : 'off'}, saved.`
  const saved = await data.writeSitePart(db, id, body)
  if (saved) return { message, part: saved }
  const part = (await data.listSiteParts(db)).find((one) => one.id === id)
  if (part && isDeepStrictEqual(part.facts, body.facts)) return { message, part }
  throw new AppError('conflict', { newer: await findLastContentChange(db, 'site_parts', id) })
}

/** Throws `not_found`, with words for the visitor, where the part is switched off. */
export async function refuseWhenOff(db: DatabaseClient, part: SitePartId | undefined): Promise<void> {
  if (!part || (await data.readPartOn(db, part))) return
  throw new AppError('not_found', { message: t`We do not offer this any more. Please call us.` })
}

import { type RecordSection, recordSections } from '#contract/vehicle-choices.ts'
import type { VehicleDocument, VehicleDraft } from '#contract/vehicle-record.ts'

/** What every section of the editor gets. */
export interface SectionProps<Section extends RecordSection> {
  value: VehicleDraft[Section]
  onChange: (value: VehicleDraft[Section]) => void
  /** Words about a field of this section, by its path in it, such as `0.price`. */
  errorOf: (path: string) => string | undefined
}

/** Numbers for parts that staff add: below zero, so that none is one of the database's. */
let added = 0
export function newId(): number {
  added -= 1
  return added
}

/** The sections in which a draft says something else than a document. */
export function changedSections(draft: VehicleDraft, document: VehicleDocument): RecordSection[] {
  return recordSections
    .map(({ id }) => id)
    .filter((id) => JSON.stringify(withoutIds(draft[id])) !== JSON.stringify(withoutIds(document[id])))
}

/** A section as it is sent: a part that staff added has no number yet. */
export function toSend(section: unknown): unknown {
  return Array.isArray(section) ? section.map(withoutOwnId) : section
}

/** A part counts as the same when only its number differs: the database may have made it anew. */
function withoutIds(section: unknown): unknown {
  return Array.isArray(section) ? section.map(({ id: _, ...part }) => part) : section
}

function withoutOwnId({ id, ...part }: { id?: number }): object {
  return id !== undefined && id > 0 ? { id, ...part } : part
}

/** The list with one item changed. */
export function changedAt<Item>(list: readonly Item[], index: number, change: Partial<Item>): Item[] {
  return list.map((item, place) => (place === index ? { ...item, ...change } : item))
}

import { labelKey } from '#contract/label-words.ts'
import { type RecordSection, recordSections } from '#contract/vehicle-choices.ts'
import type { VehicleDraft } from '#contract/vehicle-record.ts'

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

/** The sections in which a draft says something else than a document, or than an older draft. */
export function changedSections(draft: VehicleDraft, document: VehicleDraft): RecordSection[] {
  return recordSections
    .map(({ id }) => id)
    .filter(
      (id) =>
        JSON.stringify(toSend(withoutIds(draft[id]))) !== JSON.stringify(toSend(withoutIds(document[id]))),
    )
}

/** A section as it is sent: a part that staff added has no number yet, and a label is what pages find it by. */
export function toSend(section: unknown): unknown {
  if (Array.isArray(section)) return section.map(withoutOwnId)
  return isSpecification(section) ? mapValues(section, (rows) => rows.map(asStored)) : section
}

type Rows = VehicleDraft['specification']['engine']

function isSpecification(section: unknown): section is VehicleDraft['specification'] {
  return typeof section === 'object' && section !== null && 'bodyDimensions' in section
}

function mapValues(parts: VehicleDraft['specification'], change: (rows: Rows) => Rows) {
  return Object.fromEntries(Object.entries(parts).map(([name, rows]) => [name, change(rows)]))
}

function asStored({ label, text }: Rows[number]): Rows[number] {
  return { label: labelKey(label), text }
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

import type { RecordSection } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleDraft } from '#contract/catalogue/vehicle-record.ts'
import { labelKey } from '#domain/catalogue/label-words.ts'

/** The properties of every section of the editor. */
export interface SectionProps<Section extends RecordSection> {
  value: VehicleDraft[Section]
  onChange: (value: VehicleDraft[Section]) => void
  /** The error of a field of this section, by the path of the field in the section, such as `0.price`. */
  errorOf: (path: string) => string | undefined
}

/** Numbers for parts that staff add: below zero, so that no number is one of the database's. */
let added = 0
export function newId(): number {
  added -= 1
  return added
}

/**
 * Do two values of a record say the same? The number of a part does not count: the database may have made the
 * part anew.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(asStored(one, false)) === JSON.stringify(asStored(other, false))
}

/**
 * A section as it is sent: a part that staff added is sent without a number, and a label as the key by which
 * pages find it.
 */
export function toSend(section: unknown): unknown {
  if (!isSpecification(section)) return asStored(section)
  return Object.fromEntries(Object.entries(section).map(([part, rows]) => [part, asStored(rows)]))
}

function isSpecification(section: unknown): section is VehicleDraft['specification'] {
  return typeof section === 'object' && section !== null && 'bodyDimensions' in section
}

function asStored(value: unknown, withNumbers = true): unknown {
  return Array.isArray(value) ? value.map((part: unknown) => storedPart(part, withNumbers)) : value
}

function storedPart(part: unknown, withNumbers: boolean): unknown {
  if (typeof part !== 'object' || part === null) return part
  const { id, ...rest } = part as { id?: number; label?: string }
  const { label } = rest
  if (label !== undefined) return { ...rest, label: labelKey(label) }
  return withNumbers && id !== undefined && id > 0 ? { id, ...rest } : rest
}

/** The list with one item changed. */
export function changedAt<Item>(
  list: readonly Item[],
  index: number,
  change: Partial<NoInfer<Item>>,
): Item[] {
  return list.map((item, place) => (place === index ? { ...item, ...change } : item))
}

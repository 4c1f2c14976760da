import type { ImportPlan, PlannedVehicle } from './plan.ts'
import { type CatalogueRow, rowsOf } from './rows.ts'

const fates = ['new', 'changed', 'moved', 'same', 'gone'] as const
type Fate = (typeof fates)[number]

/** What an import does with one row. */
export interface RowFate {
  fate: Fate
  file: string
  /** The row's line in the folder; none for a row that only the project has. */
  line?: number
  words: string
}

/** The fate of every row of the folder, and of the rows of its vehicles that only the project has. */
export function fatesOf({ vehicles }: ImportPlan): RowFate[] {
  return vehicles.flatMap(vehicleFates)
}

function vehicleFates({ given, before, after }: PlannedVehicle): RowFate[] {
  const old = new Map((before ? rowsOf(before) : []).map((row) => [idOf(row), row]))
  const name = after.document.facts.name
  const present = rowsOf(after).flatMap((row): RowFate[] => {
    const former = old.get(idOf(row))
    old.delete(idOf(row))
    const line = given.lines.get(row.path)
    // A row that is in no file of the folder has no fate.
    if (line === undefined) return []
    const changes = former ? changesOf(former.cells, row.cells) : []
    const fate = !former
      ? 'new'
      : changes.length > 0
        ? 'changed'
        : former.path !== row.path
          ? 'moved'
          : 'same'
    return [{ fate, file: row.file.name, line, words: [wordsOf(row, name), ...changes].join('; ') }]
  })
  const gone = [...old.values()].map((row) => ({
    fate: 'gone' as const,
    file: row.file.name,
    words: wordsOf(row, name),
  }))
  return [...present, ...gone]
}

const idOf = ({ file, key }: CatalogueRow) => `${file.name} ${key}`

function wordsOf({ path, key }: CatalogueRow, vehicle: string): string {
  return path === '' ? vehicle : `${vehicle} · ${key}`
}

function changesOf(before: CatalogueRow['cells'], after: CatalogueRow['cells']): string[] {
  return Object.keys(after)
    .filter((title) => before[title] !== after[title])
    .map((title) => `${title}: ${before[title] || '—'} → ${after[title] || '—'}`)
}

/** `changed  variants.csv:12  SP125 · Disc; price: 92200 → 94000` */
export function sayFate({ fate, file, line, words }: RowFate): string {
  return `${fate.padEnd(8)} ${`${file}${line ? `:${line}` : ''}`.padEnd(22)} ${words.replaceAll('\n', ' ')}`
}

/** How many rows of a file meet each fate, for the fates that occur: `variants.csv: 3 new, 46 same`. */
export function countFates(all: readonly RowFate[]): string[] {
  const files = [...new Set(all.map(({ file }) => file))]
  return files.map((file) => {
    const counts = fates
      .map((fate) => [fate, all.filter((one) => one.file === file && one.fate === fate).length] as const)
      .filter(([, count]) => count > 0)
    return `${file}: ${counts.map(([fate, count]) => `${count.toLocaleString('en')} ${fate}`).join(', ')}`
  })
}

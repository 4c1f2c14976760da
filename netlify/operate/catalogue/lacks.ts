import { type MissingThing, sayMissing, vehicleStates } from '#contract/catalogue/vehicle-choices.ts'
import { parseRupees } from '#contract/prices/money.ts'
import { vehiclesFile } from './columns.ts'
import type { Problem } from './problem.ts'
import type { FileRow } from './read-csv.ts'
import type { CatalogueVehicle } from './vehicle.ts'

/**
 * A row that wants its vehicle on the site. It is read from the cells alone, so that nothing else that is
 * wrong with the vehicle hides what the vehicle lacks.
 */
export interface Wish {
  name: string
  line: number
  /** Things that it lacks whatever the project has. */
  lacks: MissingThing[]
  /** Has the row itself a price? */
  hasPrice: boolean
  /** How many variants the folder has of it; undefined where the folder says nothing of variants. */
  variants: number | undefined
}

const { columns } = vehiclesFile

/** The columns that a model on the site needs, by what it lacks when they are empty. */
export const neededToShow = {
  picture: 'pictures.hero',
  engine: 'facts.engine',
  details: 'facts.details',
} as const satisfies Partial<Record<MissingThing, keyof typeof columns>>
const things = Object.keys(neededToShow) as (keyof typeof neededToShow)[]

/** The wish of a row; undefined when it wants another state. A state that is no word counts as shown. */
export function wishOf({ cells, line }: FileRow, variants: number | undefined): Wish | undefined {
  const cell = (title: string) => cells[title]?.trim() ?? ''
  const state = cell(columns.state).toLowerCase()
  if (state !== 'shown' && vehicleStates.some((one) => one === state)) return undefined
  const lacks = things.filter((thing) => cell(columns[neededToShow[thing]]) === '')
  const hasPrice = cell(columns.price) !== '' && parseRupees(cell(columns.price)) !== 0
  return { name: cell(columns['facts.name']), line, lacks, hasPrice, variants }
}

/** What the vehicles lack before they may be shown, by the rule that the database has. */
export function lacksOf(wishes: readonly Wish[], stored: readonly CatalogueVehicle[]): Problem[] {
  return wishes.flatMap(({ name, line, lacks, hasPrice, variants }) => {
    const known = stored.find(({ document }) => document.facts.name === name)
    const ofProject = known && (known.price > 0 || known.document.variants.length > 0)
    const isPriced = hasPrice || (variants === undefined ? ofProject : variants > 0)
    const missing: MissingThing[] = [...(isPriced ? [] : (['price'] as const)), ...lacks]
    if (missing.length === 0) return []
    const words = `A model on the site needs its ${sayMissing(missing)}. Fill that in, or write hidden or draft.`
    return [{ file: vehiclesFile.name, line, column: columns.state, words }]
  })
}

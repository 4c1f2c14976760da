import { type MissingThing, sayMissing } from '#contract/catalogue/vehicle-choices.ts'
import { formerNamesFile, vehiclesFile } from './columns.ts'
import type { ImportPlan } from './plan.ts'
import type { Problem } from './problem.ts'
import type { CatalogueVehicle } from './vehicle.ts'

/** The parts of a plan that the project would refuse, with the rows that ask for them. */
export function refusalsOf({ vehicles }: ImportPlan, stored: readonly CatalogueVehicle[]): Problem[] {
  const names = new Set(stored.map(({ document }) => document.facts.name))
  const ownerOf = new Map(
    stored.flatMap(({ document, formerNames }) =>
      formerNames.map((former) => [former, document.facts.name] as const),
    ),
  )
  return vehicles.flatMap(({ given, after, before }): Problem[] => {
    const { name } = after.document.facts
    const row = (path: string, column: string, words: string, file: string = vehiclesFile.name): Problem => {
      const line = given.lines.get(path)
      return { file, ...(line && { line }), column, words }
    }
    const found: Problem[] = []
    const missing = after.state === 'shown' ? missingOf(after) : []
    if (missing.length > 0)
      found.push(
        row(
          '',
          'state',
          `A model on the site needs its ${sayMissing(missing)}. Fill that in, or write hidden or draft.`,
        ),
      )
    const present = ownerOf.get(name)
    if (!before && present)
      found.push(
        row('', 'name', `This is a former name of “${present}”, whose address leads there. Choose another.`),
      )
    for (const [index, former] of given.formerNames.entries()) {
      const other = names.has(former) ? former : ownerOf.get(former)
      if (other && other !== name)
        found.push(
          row(
            `formerNames.${index}`,
            formerNamesFile.columns.name,
            `In the project this name leads to “${other}”. Take the row out.`,
            formerNamesFile.name,
          ),
        )
    }
    return found
  })
}

/** What a vehicle lacks before it may be shown, by the rule that the database has. */
function missingOf({ document, price }: CatalogueVehicle): MissingThing[] {
  const { facts, pictures, variants } = document
  const lacks: Record<MissingThing, boolean> = {
    price: variants.length === 0 && price === 0,
    picture: pictures.hero === '',
    engine: facts.engine === '',
    details: facts.details === '',
  }
  return (Object.keys(lacks) as MissingThing[]).filter((thing) => lacks[thing])
}

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

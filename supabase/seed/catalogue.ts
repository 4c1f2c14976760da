import { fileURLToPath } from 'node:url'
import type { VehicleDocument } from '#contract/catalogue/vehicle-record.ts'
import { applyPlan } from '#server/operate/catalogue/apply-plan.ts'
import { planImport } from '#server/operate/catalogue/plan.ts'
import { sayProblem } from '#server/operate/catalogue/problem.ts'
import { type CatalogueFolder, readFolder } from '#server/operate/catalogue/read-folder.ts'
import type { Run } from './rows.ts'

/**
 * The folder of the demo catalogue, as `npm run catalogue:export` writes one. Its figures are public and from
 * memory.
 */
export const demoCatalogue: string = fileURLToPath(new URL('./catalogue/', import.meta.url))

/** A model of the demo; prices in rupees. */
interface CatalogueModel {
  bikeName: string
  bodyType: string
  /** Label in camelCase to text, by part. */
  specifications: Record<keyof VehicleDocument['specification'], Record<string, string>>
  variants: VehicleDocument['variants']
  features: VehicleDocument['features']
  accessories: VehicleDocument['accessories']
  colours: VehicleDocument['colours']
}

/** All models of the demo catalogue. */
export async function readCatalogue(): Promise<CatalogueModel[]> {
  const { vehicles } = await readDemo()
  return vehicles.map(({ document: { facts, specification, variants, features, accessories, colours } }) => ({
    bikeName: facts.name,
    bodyType: facts.bodyType,
    specifications: Object.fromEntries(
      Object.entries(specification ?? {}).map(([part, rows]) => [
        part,
        Object.fromEntries(rows.map(({ label, text }) => [label, text])),
      ]),
    ) as CatalogueModel['specifications'],
    variants: variants ?? [],
    features: features ?? [],
    accessories: accessories ?? [],
    colours: colours ?? [],
  }))
}

/** Stores every model as an import does, in a project that has none. */
export async function seedCatalogue(run: Run): Promise<void> {
  const { vehicles } = await readDemo()
  await applyPlan(async (sql, params) => (await run(sql, params)).rows, planImport(vehicles, []))
}

async function readDemo(): Promise<CatalogueFolder> {
  const folder = await readFolder(demoCatalogue)
  if (folder.problems.length > 0) throw new Error(folder.problems.map(sayProblem).join('\n'))
  return folder
}

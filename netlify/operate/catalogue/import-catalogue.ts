import { Failure } from '#server/command/failure.ts'
import type { StoredProject } from '../backup/stored-project.ts'
import type { Query } from '../query.ts'
import { applyPlan } from './apply-plan.ts'
import { countFates, fatesOf, sayFate } from './fates.ts'
import { lacksOf } from './lacks.ts'
import { type ImportPlan, planImport } from './plan.ts'
import { type Problem, sayProblem } from './problem.ts'
import { type CatalogueFolder, readFolder } from './read-folder.ts'
import { refusalsOf } from './refusals.ts'
import { noteImport, readStored } from './stored-catalogue.ts'
import { listPictures, storePictures } from './stored-pictures.ts'

type Say = (line: string) => void

/**
 * Brings a folder into a project: prints the fate of every row and, when asked to apply the plan, writes all
 * of it in one transaction or nothing. Answers whether anything was, or would be, changed. Throws `Failure`
 * when there are faults to mend.
 */
export async function importCatalogue(
  project: StoredProject,
  folder: string,
  { isApplied, say }: { isApplied: boolean; say: Say },
): Promise<boolean> {
  const catalogue = await readFolder(folder)
  const { plan, present } = await project.transaction(async (query) => ({
    plan: await planOf(query, catalogue, say),
    present: await listPictures(query),
  }))
  const fates = fatesOf(plan)
  for (const fate of fates) say(sayFate(fate))
  say('')
  for (const line of countFates(fates)) say(line)
  sayRest(plan, catalogue, present, say)
  const isChange = plan.order !== undefined || plan.vehicles.some(({ write }) => write)
  if (!isApplied || !isChange) return isChange

  await storePictures(project, catalogue.pictures, present)
  // Planned anew, because somebody may have changed the catalogue while the pictures were stored.
  await project.transaction(async (query) => {
    const newest = await planOf(query, catalogue, say)
    await applyPlan(query, newest)
    await noteImport(query, wordsOf(newest))
  })
  return true
}

/**
 * The plan of a folder. Throws `Failure` after saying everything that is to mend, so that nobody asks twice.
 */
async function planOf(
  query: Query,
  { vehicles, wishes, problems }: CatalogueFolder,
  say: Say,
): Promise<ImportPlan> {
  const stored = await readStored(query)
  const plan = planImport(vehicles, stored)
  refuse([...problems, ...lacksOf(wishes, stored), ...refusalsOf(plan, stored)], say)
  return plan
}

function refuse(problems: readonly Problem[], say: Say): void {
  if (problems.length === 0) return
  for (const problem of problems) say(sayProblem(problem))
  throw new Failure(
    `${problems.length === 1 ? 'One thing' : `${problems.length} things`} to mend; nothing was changed.`,
    'Mend the lines above and run the command again.',
  )
}

function sayRest(
  { order, others }: ImportPlan,
  { pictures, absent }: CatalogueFolder,
  present: ReadonlySet<string>,
  say: Say,
): void {
  const arriving = new Set(pictures.map(({ name }) => name).filter((name) => !present.has(name)))
  if (pictures.length > 0)
    say(
      `pictures: ${arriving.size.toLocaleString('en')} to store, ${(pictures.length - arriving.size).toLocaleString('en')} there`,
    )
  if (order) say('The order of models changes to that of the folder.')
  if (absent.length > 0) say(`Not in the folder, so it stays as it is: ${absent.join(', ')}.`)
  if (others.length > 0) say(`Models that the folder does not name, which stay: ${others.join(', ')}.`)
}

/** The audit trail's words about an import. */
function wordsOf({ vehicles, order }: ImportPlan): string {
  const names = (isNew: boolean) =>
    vehicles
      .filter(({ write, before }) => write && !before === isNew)
      .map(({ after }) => after.document.facts.displayName)
      .join(', ')
  const [added, changed] = [names(true), names(false)]
  return [added && `added: ${added}`, changed && `changed: ${changed}`, order && 'a new order']
    .filter(Boolean)
    .join('; ')
}

import { place } from '#contract/outlets/places.ts'
import { Failure } from '#server/command/failure.ts'
import type { StoredProject } from '../backup/stored-project.ts'
import { sayProblem } from '../catalogue/problem.ts'
import { readPlaces, writePlaces } from './places-file.ts'

/**
 * Puts the places of a file in the place of the project's; all of them, or none where one is wrong. Answers
 * how many there are. Throws `Failure` when there is something to mend.
 */
export async function importPlaces(
  project: Pick<StoredProject, 'transaction'>,
  content: Uint8Array,
  say: (line: string) => void,
): Promise<number> {
  const { places, problems } = readPlaces(content)
  for (const problem of problems) say(sayProblem(problem))
  if (problems.length > 0)
    throw new Failure(
      `${problems.length === 1 ? 'One thing' : `${problems.length} things`} to mend; nothing was changed.`,
      'Mend the lines above and run the command again.',
    )
  await project.transaction((query) =>
    query('select private.replace_places($1::text::jsonb)', [JSON.stringify(places)]),
  )
  return places.length
}

/** The project's places as a file. */
export async function exportPlaces(project: Pick<StoredProject, 'transaction'>): Promise<string> {
  const rows = await project.transaction((query) =>
    query(
      'select name, district, pin, latitude, longitude, other_names as "otherNames" from public.places order by id',
    ),
  )
  return writePlaces(rows.map((row) => place.parse(row)))
}

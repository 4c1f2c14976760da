import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'
import { formatDocument } from '#server/operate/catalogue/format-document.ts'
import { endpointFiles } from './endpoint-files.ts'
import { type FoundEndpoint, findEndpoints, twofold } from './find-endpoints.ts'
import { pageLists } from './page-lists.ts'
import { storedChecks } from './stored-checks.ts'

/**
 * Writes the files that are made from the contract: those of the endpoints and of the pages, the checks of
 * the database, and the format of a catalogue's folder. Throws `Failure` when two endpoints have one name or
 * one call, and where a page has no file.
 */
export async function writeGeneratedFiles(): Promise<void> {
  const found = await findEndpoints()
  const twice = twofold(found)
  if (twice.length > 0) throw new Failure(twice.join('\n'), 'Give one of them another.')
  for (const [file, text] of Object.entries(await generatedFiles(found)))
    await writeFile(join(projectFolder, file), text)
}

/** Faults as lines to read: two endpoints have one name or one call, or a generated file is out of date. */
export async function generatedFaults(): Promise<string[]> {
  const found = await findEndpoints()
  const faults = twofold(found)
  for (const [file, text] of Object.entries(await generatedFiles(found))) {
    const written = await readFile(join(projectFolder, file), 'utf8').catch(() => '')
    if (written !== text) faults.push(`${file} is not what the contract says: npm run schema`)
  }
  return faults
}

/** The text of each generated file by its path from the project's folder. */
async function generatedFiles(found: readonly FoundEndpoint[]): Promise<Record<string, string>> {
  return {
    ...endpointFiles(found),
    ...pageLists(),
    ...(await storedChecks()),
    'netlify/operate/catalogue/format.md': formatDocument(),
  }
}

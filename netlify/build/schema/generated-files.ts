import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'
import { endpointFiles } from './endpoint-files.ts'
import { findEndpoints, twofold } from './find-endpoints.ts'
import { pageLists } from './page-lists.ts'

/**
 * Writes the files that are made from the contract: those of the endpoints and those of the pages. Throws
 * `Failure` when two endpoints have one name or one call, and where a page has no file.
 */
export async function writeGeneratedFiles(): Promise<void> {
  const found = await findEndpoints()
  const twice = twofold(found)
  if (twice.length > 0) throw new Failure(twice.join('\n'), 'Give one of them another.')
  const files = Object.entries({ ...endpointFiles(found), ...pageLists() })
  for (const [file, text] of files) await writeFile(join(projectFolder, file), text)
}

/** Faults as lines to read: two endpoints have one name or one call, or a generated file is out of date. */
export async function generatedFaults(): Promise<string[]> {
  const found = await findEndpoints()
  const faults = twofold(found)
  for (const [file, text] of Object.entries({ ...endpointFiles(found), ...pageLists() })) {
    const written = await readFile(join(projectFolder, file), 'utf8').catch(() => '')
    if (written !== text) faults.push(`${file} is not what the contract says: npm run schema`)
  }
  return faults
}

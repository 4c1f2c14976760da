import { readFile } from 'node:fs/promises'
import { Failure } from '#server/command/failure.ts'
import { digestOf } from './digest.ts'
import { fileOfObject } from './files.ts'
import { readManifest } from './manifest.ts'

/** Throws `Failure` unless the backup has every stored file, each with the digest of the manifest. */
export async function checkFiles(folder: string): Promise<void> {
  for (const object of (await readManifest(folder)).objects) {
    const content = await readFile(fileOfObject(folder, object)).catch(() => undefined)
    if (!content || digestOf(content) !== object.digest)
      throw new Failure(`The copy of ${object.bucket}/${object.name} is damaged.`, 'Make another backup.')
  }
}

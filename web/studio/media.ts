import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Manifest } from './manifest.ts'

/** The folder of pictures and films. */
export const mediaFolder: string = join(import.meta.dirname, '../public/media')

/** Every file in it, with its size in bytes. */
export function mediaFiles(): { file: string; bytes: number }[] {
  return readdirSync(mediaFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { file: relative(mediaFolder, path).split(sep).join('/'), bytes: statSync(path).size }
    })
}

/** Bytes of the whole folder. */
export function mediaSize(): number {
  return mediaFiles().reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Writes a file by its name in the folder. */
export function writeMedia(file: string, content: Uint8Array): void {
  const path = join(mediaFolder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Removes files that no job makes any more, from the folder and the manifest. */
export function removeStrangers(manifest: Manifest, jobs: ReadonlySet<string>): void {
  for (const name of Object.keys(manifest)) if (!jobs.has(name)) delete manifest[name]
  const known = new Set(Object.values(manifest).flatMap(({ files }) => Object.keys(files)))
  for (const { file } of mediaFiles()) if (!known.has(file)) rmSync(join(mediaFolder, file))
}

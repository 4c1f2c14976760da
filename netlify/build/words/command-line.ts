import { resolve } from 'node:path'
import { Failure } from '#server/command/failure.ts'

/** The one file that a command takes, as an absolute path. Throws `Failure` for any other arguments. */
export function fileOf(argv: readonly string[], command: string): string {
  const [file, ...more] = argv
  if (!file || more.length > 0 || file.startsWith('-'))
    throw new Failure('One file is wanted.', `npm run ${command} -- words.csv`)
  return resolve(file)
}

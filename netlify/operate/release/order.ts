import { parseArgs } from 'node:util'
import { Failure } from '#server/command/failure.ts'

/**
 * What `npm run release` is to do; `despite` names findings of the doctor, or `narrowing`, that do not stop
 * it.
 */
export type ReleaseOrder =
  | { act: 'release'; isCheck: boolean; despite: readonly string[] }
  | { act: 'back'; deploy: string }

const cure = [
  'npm run release -- --check',
  'npm run release [-- --despite "e-mail of outlets"]',
  'npm run release -- --back <deploy>',
].join('\n')

/** Reads the arguments; throws `Failure` with the ways to call it for any others. */
export function readReleaseOrder(argv: readonly string[]): ReleaseOrder {
  const { check = false, despite = [], back } = parsed(argv)
  if (back === undefined) return { act: 'release', isCheck: check, despite }
  if (check || despite.length > 0) throw new Failure('That is no release.', cure)
  return { act: 'back', deploy: back }
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        check: { type: 'boolean' },
        despite: { type: 'string', multiple: true },
        back: { type: 'string' },
      },
    }).values
  } catch (cause) {
    throw new Failure('That is no release.', cure, { cause })
  }
}

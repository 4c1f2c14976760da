import { Failure } from '#server/command/failure.ts'

/** An operator's order to the second store. */
export type Order =
  | { verb: 'list' }
  | { verb: 'show'; name: string; file?: string }
  | { verb: 'retry'; name?: string }
  | { verb: 'remove'; name: string }

const usage = `npm run second-store -- list                  what is kept: waiting, or refused by the database
npm run second-store -- show <name> [<file>]  what somebody sent; a resume in it goes into the file
npm run second-store -- retry [<name>]        stores what was refused, all of it or one, when its cause is gone
npm run second-store -- remove <name>         deletes an entry for good`

/** Reads the arguments of the command; throws `Failure` with the list of all orders. */
export function readOrder([verb = 'list', name, file, ...more]: readonly string[]): Order {
  if (more.length > 0 || (file && verb !== 'show')) throw wrong('There are too many words.')
  if (verb === 'list' && !name) return { verb }
  if (verb === 'retry') return name ? { verb, name } : { verb }
  if (verb === 'show' && name) return file ? { verb, name, file } : { verb, name }
  if (verb === 'remove' && name) return { verb, name }
  throw wrong(
    name || verb === 'list' ? `There is no order ${verb}.` : `Which entry? Or there is no order ${verb}.`,
  )
}

function wrong(message: string): Failure {
  return new Failure(message, usage)
}

import { AsyncLocalStorage } from 'node:async_hooks'

const insideEngine = new AsyncLocalStorage<true>()
let isWatching = false

/**
 * Runs work of the embedded Supabase with shorter error messages. The package prints every database error
 * with the values of the query, which are people's names and numbers, and has no option against that. Here an
 * error becomes one line of codes and of names from the schema.
 */
export function discreetly<Result>(work: () => Promise<Result>): Promise<Result> {
  watchConsole()
  return insideEngine.run(true, work)
}

function watchConsole(): void {
  if (isWatching) return
  isWatching = true
  const { error } = console
  console.error = (...parts: unknown[]) =>
    error.apply(console, insideEngine.getStore() ? [summary(parts)] : parts)
}

/**
 * An error of a driver: the embedded driver names the constraint in `constraint`, the driver of a server in
 * `constraint_name`.
 */
interface Failure {
  name?: string
  code?: string
  constraint?: string
  constraint_name?: string
  table?: string
  table_name?: string
}

function summary(parts: unknown[]): string {
  const failure = parts.find((part) => typeof part === 'object' && part !== null) as Failure | undefined
  const { name = 'Error', code = '' } = failure ?? {}
  const place = failure?.constraint ?? failure?.constraint_name ?? failure?.table ?? failure?.table_name
  return ['Embedded Supabase:', name, code, place ?? ''].filter(Boolean).join(' ')
}

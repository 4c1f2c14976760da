import { AsyncLocalStorage } from 'node:async_hooks'

const insideEngine = new AsyncLocalStorage<true>()
let isWatching = false

/**
 * Runs work of the embedded Supabase with shorter error messages. It prints every database error with the values of the
 * query, which are people's names and numbers, and has no option against that. Here an error becomes one line of codes
 * and of names from the schema.
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

function summary(parts: unknown[]): string {
  const failure = parts.find((part) => typeof part === 'object' && part !== null) as
    | { name?: string; code?: string; constraint?: string; table?: string }
    | undefined
  const { name = 'Error', code = '', constraint, table } = failure ?? {}
  return ['Embedded Supabase:', name, code, constraint ?? table ?? ''].filter(Boolean).join(' ')
}

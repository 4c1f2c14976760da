import type { Endpoint } from '#contract/wire/endpoint.ts'

/**
 * The addresses that functions must take for these endpoints: each as the contract has it, and in lower case.
 */
export function addresses(endpoints: readonly Endpoint[]): string[] {
  const lower = (path: string) =>
    path
      .split('/')
      .map((segment) => (segment.startsWith(':') ? segment : segment.toLowerCase()))
      .join('/')
  return [...new Set(endpoints.flatMap(({ path }) => [path, lower(path)]))]
}

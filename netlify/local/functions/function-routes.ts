import { isScheduled, type LoadedFunction } from './function-files.ts'

interface FunctionMatch {
  found: LoadedFunction
  params: Record<string, string>
}

export type MatchFunction = (method: string, pathname: string) => FunctionMatch | undefined

interface Pattern {
  pattern: URLPattern
  found: LoadedFunction
}

/**
 * Builds the route table: `config.path` in URLPattern syntax, `config.method`, and the default address
 * `/.netlify/functions/<name>` of a function without a path. A scheduled function has no address.
 */
export function functionRoutes(functions: readonly LoadedFunction[]): MatchFunction {
  const literals = new Map<string, LoadedFunction[]>()
  const patterns: Pattern[] = []
  for (const found of functions) {
    for (const path of pathsOf(found)) {
      if (/[:*(){}?+\\]/.test(path)) patterns.push({ pattern: new URLPattern({ pathname: path }), found })
      else literals.set(path, [...(literals.get(path) ?? []), found])
    }
  }

  return (method, pathname) => {
    const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
    const literal = literals.get(path)?.find((found) => takes(found, method))
    if (literal) return { found: literal, params: {} }
    for (const { pattern, found } of patterns) {
      if (!takes(found, method)) continue
      const groups = pattern.exec({ pathname: path })?.pathname.groups
      if (groups) return { found, params: definedGroups(groups) }
    }
    return undefined
  }
}

function pathsOf(found: LoadedFunction): string[] {
  const { name, config } = found
  if (isScheduled(found)) return []
  const path = 'path' in config ? config.path : undefined
  if (path === undefined) return [`/.netlify/functions/${name}`]
  return Array.isArray(path) ? path : [path]
}

function takes({ config }: LoadedFunction, method: string): boolean {
  const declared = 'method' in config ? config.method : undefined
  if (declared === undefined) return true
  const methods = Array.isArray(declared) ? declared : [declared]
  return methods.some((one) => one.toUpperCase() === method)
}

function definedGroups(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

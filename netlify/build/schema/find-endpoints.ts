import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formEndpoints, specifiedEndpoints } from '#contract/enquiries/form-endpoint.ts'
import { reportEndpoints } from '#contract/reports/report-endpoint.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { projectFolder } from '#server/command/project.ts'

export interface FoundEndpoint {
  name: string
  /**
   * The file that exports the endpoint under this name, such as `outlets/closed-days.ts`; none where a
   * registry makes it.
   */
  file?: string
  endpoint: Endpoint
}

const contractFolder = join(projectFolder, 'netlify/contract')

/**
 * Every endpoint of the contract: those that a noun's files export, by file and name in alphabetical order,
 * then those of forms and reports. The search reads no generated file, which may be older than the contract.
 */
export async function findEndpoints(): Promise<FoundEndpoint[]> {
  const files = globSync('*/*.ts', { cwd: contractFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^(wire|generated)\/|\.test\.ts$/.test(file))
  const found: FoundEndpoint[] = []
  for (const file of files.toSorted()) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(contractFolder, file)).href)
    for (const name of Object.keys(exported).toSorted()) {
      const endpoint = exported[name]
      if (isEndpoint(endpoint)) found.push({ name, file, endpoint })
    }
  }
  for (const [name, endpoint] of Object.entries({
    ...formEndpoints,
    ...specifiedEndpoints,
    ...reportEndpoints,
  }))
    found.push({ name, endpoint })
  return found
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'role' in value && 'path' in value && 'answer' in value
  )
}

/**
 * Names and calls that two endpoints share, one readable line each; addresses that differ in capitals alone
 * count as the same.
 */
export function twofold(found: readonly FoundEndpoint[]): string[] {
  const calls = found.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.toLowerCase()}`)
  return [
    ...repeated(found.map(({ name }) => name)).map((name) => `Two endpoints have the name ${name}.`),
    ...repeated(calls).map((call) => `Two endpoints have the call ${call}.`),
  ]
}

function repeated(texts: string[]): string[] {
  return [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))]
}

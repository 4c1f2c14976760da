import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FunctionResult } from '@netlify/zip-it-and-ship-it'
import { loadBundler } from './netlify-bundler.ts'

/** The files that Netlify would deploy for one function, unpacked. */
export interface PackedFunction {
  name: string
  /** The file with the handler. */
  file: string
  /** Bytes of this project's files. */
  ownBytes: number
  /** Bytes of Netlify's own runtime, which are the same for every function. */
  platformBytes: number
  schedule: string | undefined
  /** The runtime that the function asks for. */
  runtime: string | undefined
  /** How many calls of one address the function takes, and within how many seconds. */
  rateLimit: { keys: string[]; windowLimit: number; windowSize: number } | undefined
  errors: FunctionResult['bundlerErrors']
}

/**
 * Lets Netlify's bundler pack the bundles of `from` into folders in `to`, instead of archives, as on a
 * machine with this major version of Node.
 */
export async function packFunctions(from: string, to: string, nodeVersion = '24'): Promise<PackedFunction[]> {
  await mkdir(to, { recursive: true })
  const { zipFunctions } = await loadBundler()
  const packed = await zipFunctions(from, to, {
    archiveFormat: 'none',
    config: { '*': { nodeVersion } },
  })
  return Promise.all(
    packed.map(async ({ name, path, schedule, runtimeVersion, trafficRules, bundlerErrors }) => ({
      name,
      file: join(path, `${name}.mjs`),
      ...(await weigh(path)),
      schedule,
      runtime: runtimeVersion,
      rateLimit: rateLimitOf(trafficRules),
      errors: bundlerErrors,
    })),
  )
}

function rateLimitOf(rules: FunctionResult['trafficRules']): PackedFunction['rateLimit'] {
  if (!rules) return undefined
  const { aggregate, rateLimitConfig } = rules.action.config
  const { windowLimit, windowSize } = rateLimitConfig
  return { keys: aggregate.keys.map(({ type }) => type), windowLimit, windowSize }
}

async function weigh(folder: string): Promise<Pick<PackedFunction, 'ownBytes' | 'platformBytes'>> {
  const bytes = { ownBytes: 0, platformBytes: 0 }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    const { size } = await stat(join(parentPath, name))
    bytes[name.startsWith('___netlify-') ? 'platformBytes' : 'ownBytes'] += size
  }
  return bytes
}

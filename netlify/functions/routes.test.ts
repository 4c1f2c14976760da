import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/wire/endpoints.ts'
import { type LoadedFunction, loadFunctions } from '#server/local/functions/function-files.ts'
import { functionsFolder } from '#server/local/functions/functions-host.ts'
import { addresses } from '#server/testing/helpers/addresses.ts'

/**
 * The site's functions with their configs; `bundles.test.ts` proves that Netlify reads the same configs from
 * the bundles.
 */
let functions: LoadedFunction[]

beforeAll(async () => {
  functions = await loadFunctions(functionsFolder)
})

const pathsOf = ({ config }: LoadedFunction) => ('path' in config ? [config.path ?? []].flat() : [])
const methodsOf = ({ config }: LoadedFunction) => ('method' in config ? [config.method ?? []].flat() : [])

test('the functions take the very addresses of the contract, each once', () => {
  const paths = addresses(endpoints)
  expect(functions.flatMap(pathsOf).toSorted()).toEqual(paths.toSorted())
})

test('each address stands there in lower case too, because Netlify may compare it so', () => {
  const paths = functions.flatMap(pathsOf)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/bikeView/:bikeName',
      '/api/bikeview/:bikeName',
      '/api/joyclub',
      '/api/bigwing',
    ]),
  )
})

/** Addresses that belong to no page. */
const notOfPages = /^\/api\/|^\/media\/|get-contacts|^\/sitemap\.xml$/

test('each address takes the methods of the contract; one that is a page too leaves reading to the page', () => {
  for (const one of functions)
    for (const path of pathsOf(one)) {
      const methods = methodsOf(one)
      const wanted = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)
      if (notOfPages.test(path)) expect(methods).toEqual([])
      else {
        expect(methods).toEqual(expect.arrayContaining(wanted))
        expect(methods).not.toContain('GET')
      }
    }
})

test('every file of a noun is a function of its own name, or a test', async () => {
  const files = (await readdir(functionsFolder, { recursive: true })).filter((file) => /\/.*\.ts$/.test(file))
  const names = files.filter((file) => !file.endsWith('.test.ts')).map((file) => basename(file, '.ts'))
  expect(functions.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

test('no rate limit counts by a lone text, which would count the whole domain', async () => {
  for (const { file } of functions) expect(await readFile(file, 'utf8')).not.toMatch(/aggregateBy:\s*['"`]/)
})

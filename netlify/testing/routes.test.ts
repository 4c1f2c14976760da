import { readdir, readFile } from 'node:fs/promises'
import type { ListedFunction } from '@netlify/zip-it-and-ship-it'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { loadBundler } from '#server/build/bundles/netlify-bundler.ts'
import { functionsFolder } from '#server/local/functions-host.ts'

/** The site's functions as the bundler of Netlify sees them. */
let functions: ListedFunction[]

beforeAll(async () => {
  const bundler = await loadBundler()
  functions = await bundler.listFunctions(functionsFolder, { parseISC: true })
})

const everyMethod = 'GET POST PATCH DELETE'.split(' ')

test('the bundler sees the very routes of the contract', () => {
  const seen = functions.flatMap((one) => (one.routes ?? []).map((route) => route.pattern))
  const paths = [...new Set(endpoints.map(({ path }) => path))]
  expect(seen.toSorted()).toEqual(paths.toSorted())
})

test('each path takes the methods of the contract; only a function that shares its path with a page says which', () => {
  for (const { routes = [] } of functions)
    for (const { pattern, methods = [] } of routes) {
      const wanted = endpoints.filter(({ path }) => path === pattern).map(({ method }) => method)
      expect(methods.length === 0 ? everyMethod : methods).toEqual(expect.arrayContaining(wanted))
      if (!/^\/api\/|get-contacts/.test(pattern)) expect(methods).toEqual(['POST'])
    }
})

test('every file of the folder is the function of its noun, or its test', async () => {
  const entries = await readdir(functionsFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const { name, parentPath } of files)
    expect(name).toMatch(new RegExp(`^${parentPath.split('/').at(-1)}(?:\\.test)?\\.ts$`))
  expect(functions.map(({ name }) => name).toSorted()).toEqual(
    [...new Set(files.map(({ parentPath }) => parentPath.split('/').at(-1)))].toSorted(),
  )
})

test('no rate limit counts by a lone text, which would count the whole domain', async () => {
  for (const { mainFile } of functions)
    expect(await readFile(mainFile, 'utf8')).not.toMatch(/aggregateBy:\s*['"`]/)
})

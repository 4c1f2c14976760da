import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { server } from '#web/testing/server.ts'
import { ApiError } from './api-client.ts'
import { isCodeGone } from './renewed-site.ts'

test.each([
  'Failed to fetch dynamically imported module: https://dealer.example/assets/form-a1.js',
  'error loading dynamically imported module: https://dealer.example/assets/form-a1.js',
  'Importing a module script failed.',
])('%s means that the code is gone, if the server answers', async (message) => {
  server.use(http.head('/', () => new HttpResponse(null)))
  expect(await isCodeGone(new TypeError(message))).toBe(true)
  server.use(http.head('/', () => HttpResponse.error()))
  expect(await isCodeGone(new TypeError(message))).toBe(false)
})

test('other failures do not', async () => {
  expect(await isCodeGone(new TypeError('x is undefined'))).toBe(false)
  expect(await isCodeGone(new ApiError('network', 'Failed to fetch'))).toBe(false)
})

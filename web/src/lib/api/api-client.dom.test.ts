import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { server } from '#web/testing/server.ts'
import { callApi } from './api-client.ts'

test('a limit of the platform, which has no JSON, is told in words that say when to try again', async () => {
  server.use(http.get('*/api/bikes', () => new HttpResponse('Too many requests', { status: 429 })))
  await expect(callApi('listMotorcycles')).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Too many tries. Please wait a minute.',
    response: { status: 429 },
  })
})

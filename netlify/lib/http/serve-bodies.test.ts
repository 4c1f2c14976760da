import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sessionEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { formBodyBytes, jsonBodyBytes } from '#contract/wire/limits.ts'
import { expectError } from '#server/testing/helpers/guarded.ts'
import { pointNowhere, tinySite, writeNote } from '#server/testing/helpers/tiny-site.ts'
import { session, visitor } from './serve.ts'

const base = { ...writeNote, status: 200 } as const
const picture = z.strictObject({ words: z.string(), picture: z.file().optional() })
const addPicture = visitorEndpoint('POST /api/tinyPictures', {
  ...base,
  body: picture,
  accepts: 'multipart',
})
const apply = visitorEndpoint('POST /api/tinyLetters', { ...base, body: picture, accepts: 'either' })
const complain = visitorEndpoint('POST /api/tinyReports', { ...base, accepts: 'report' })
const openDoor = sessionEndpoint('POST /api/tinyDoor', base)

let reached = 0
const echo = async ({ body }: { body: { words: string } }) => {
  reached += 1
  return { words: body.words }
}
const site = tinySite([
  visitor(writeNote, echo),
  visitor(addPicture, echo),
  visitor(apply, echo),
  visitor(complain, echo),
  session(openDoor, echo),
])

beforeAll(pointNowhere)
beforeEach(() => {
  reached = 0
})

const send = (path: string, body: unknown, type?: string) =>
  site.call('POST', path, {
    ...(body === undefined ? {} : { body }),
    headers: type === undefined ? {} : { 'content-type': type },
  })
async function expectRefusal(call: ReturnType<typeof send>, code: Parameters<typeof expectError>[1]) {
  const answer = await call
  expectError(answer, code)
  expect(reached).toBe(0)
  return answer
}
/** A body without an announced length. */
const streamed = (text: string) => new Blob([text]).stream()
const formOf = (...fields: [string, string | Blob][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const jsonOf = (bytes: number) => JSON.stringify({ words: 'x'.repeat(bytes - '{"words":""}'.length) })

const withJson = ['/api/tinyNotes', '/api/tinyLetters', '/api/tinyReports', '/api/tinyDoor']

describe.each(withJson)('JSON to %s', (path) => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'is taken as %s',
    async (type) => {
      const answer = await send(path, '{"words":"Good"}', type)
      expect(answer).toMatchObject({ status: expect.any(Number), body: { words: 'Good' } })
    },
  )

  test.each(['', '{"words":', '{"words":"a"}}', "{'words':'a'}", 'words=a'])(
    'is refused when it is broken: %s',
    async (text) => {
      await expectRefusal(send(path, text), 'invalid_json')
    },
  )

  test.each(['null', '[]', '[{"words":"a"}]', '"text"', '1', 'true'])(
    'is refused when it is no object: %s',
    async (text) => {
      const { body } = await expectRefusal(send(path, text), 'invalid_fields')
      expect(body).toMatchObject({ error: { fields: { body: expect.any(String) } } })
    },
  )

  test.each([
    ['{}', 'words'],
    ['{"words":1}', 'words'],
    ['{"words":"a","stranger":1}', 'body'],
    ['{"words":"a","__proto__":{"isAdmin":true}}', 'body'],
  ])('is refused when its fields do not fit: %s', async (text, field) => {
    const { body } = await expectRefusal(send(path, text), 'invalid_fields')
    expect(body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  })

  test('is taken up to 64 KB and refused beyond, whether its length was announced or not', async () => {
    expect((await send(path, jsonOf(jsonBodyBytes))).status).toBeLessThan(300)
    reached = 0
    const larger = jsonOf(jsonBodyBytes + 1)
    await expectRefusal(send(path, larger), 'body_too_large')
    await expectRefusal(send(path, streamed(larger)), 'body_too_large')
    const announced = { 'content-length': String(jsonBodyBytes + 1) }
    await expectRefusal(site.call('POST', path, { body: '{}', headers: announced }), 'body_too_large')
  })

  test.each(['', 'text/plain', 'application/jsonp', 'text/json', 'application/x-www-form-urlencoded'])(
    'is refused as %o',
    async (type) => {
      const { body } = await expectRefusal(send(path, '{"words":"Good"}', type), 'unsupported_media_type')
      expect(body).toMatchObject({ message: expect.stringMatching(/^This address takes .*JSON only\.$/) })
    },
  )

  test('is missed when nothing is sent', async () => {
    await expectRefusal(site.call('POST', path), 'unsupported_media_type')
  })
})

describe.each(['/api/tinyPictures', '/api/tinyLetters'])('a form to %s', (path) => {
  test('is taken with its file', async () => {
    const form = formOf(['words', 'Good'], ['picture', new Blob(['bytes'])])
    expect(await send(path, form)).toMatchObject({ status: 200, body: { words: 'Good' } })
  })

  test('is refused when it is none', async () => {
    await expectRefusal(send(path, 'words=a', 'multipart/form-data; boundary=x'), 'bad_request')
  })

  test('is refused when a field comes twice, is missing or unknown', async () => {
    const twice = await expectRefusal(send(path, formOf(['words', 'a'], ['words', 'b'])), 'invalid_fields')
    expect(twice.body).toMatchObject({ error: { fields: { words: 'This field was sent more than once.' } } })
    await expectRefusal(send(path, formOf()), 'invalid_fields')
    await expectRefusal(send(path, formOf(['words', 'a'], ['stranger', 'b'])), 'invalid_fields')
  })

  test('is refused when it is too large', async () => {
    await expectRefusal(send(path, formOf(['words', 'x'.repeat(formBodyBytes)])), 'body_too_large')
  })
})

test.each(['/api/tinyNotes', '/api/tinyReports', '/api/tinyDoor'])('%s takes no form', async (path) => {
  await expectRefusal(send(path, formOf(['words', 'a'])), 'unsupported_media_type')
})

test('what takes a form alone takes no JSON', async () => {
  const answer = await expectRefusal(send('/api/tinyPictures', { words: 'a' }), 'unsupported_media_type')
  expect(answer.body).toMatchObject({ message: 'This address takes multipart/form-data only.' })
})

test('reports alone come as browsers call them', async () => {
  const type = 'application/csp-report'
  expect((await send('/api/tinyReports', '{"words":"a"}', type)).status).toBe(200)
  reached = 0
  await expectRefusal(send('/api/tinyReports', '{', type), 'invalid_json')
  await expectRefusal(send('/api/tinyNotes', '{"words":"a"}', type), 'unsupported_media_type')
})

import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#contract/wire/errors.ts'
import { describeCause } from '../http/request-log.ts'
import { callJson } from './call-json.ts'
import type { DatabaseClient } from './supabase-clients.ts'

const page = z.object({ data: z.array(z.object({ id: z.string(), outlet: z.string().nullable() })) })

/** A database that gives every call the same answer, and records the calls. */
function answering(data: unknown, error: unknown = null) {
  const asked: unknown[] = []
  const rpc = async (...call: unknown[]) => {
    asked.push(call)
    return { data, error, status: error ? 400 : 200 }
  }
  return { db: { rpc } as never as DatabaseClient, asked }
}

const ask = (db: DatabaseClient) => callJson(db, 'inbox_page', { tab: 'all' }, page)

test('an answer comes out as its schema describes it, without what the schema does not know', async () => {
  const { db, asked } = answering({ data: [{ id: 'a', outlet: null, secret: 1 }], more: 2 })
  const answer = await ask(db)
  expect(answer).toEqual({ data: [{ id: 'a', outlet: null }] })
  expect(asked).toEqual([['inbox_page', { tab: 'all' }]])
  expectTypeOf(answer).toEqualTypeOf<{ data: { id: string; outlet: string | null }[] }>()
})

test('a key that SQL renamed is an internal error that tells function and key, and no value', async () => {
  const { db } = answering({
    data: [
      { id: 'a', outlet: 'Cuttack' },
      { id: 9876543210, outletName: 'Asha' },
    ],
  })
  const failure = await ask(db).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({ code: 'internal' })
  expect(describeCause((failure as AppError).cause)).toBe(
    'AnswerError: inbox_page answers another shape: data.1.id (invalid_type), data.1.outlet (invalid_type)',
  )
})

test('nothing where a record is wanted names the function too', async () => {
  const failure = await ask(answering(null).db).catch((error: AppError) => error)
  expect(describeCause(failure)).toContain('inbox_page answers another shape: answer (invalid_type)')
})

test('an error that a function raised is what its caller makes of it, or what every query makes of it', async () => {
  const { db } = answering(null, { code: '22023', message: 'unknown tab', details: '', hint: '' })
  const refused = new AppError('invalid_fields')
  const refusing = callJson(db, 'inbox_page', { tab: 'all' }, page, ({ code }) =>
    code === '22023' ? refused : undefined,
  )
  await expect(refusing).rejects.toBe(refused)
  const other = callJson(db, 'inbox_page', { tab: 'all' }, page, () => undefined)
  await expect(other).rejects.toMatchObject({ code: 'internal', cause: { name: 'DatabaseError' } })
})

test('names and arguments are those of the schema of the database', () => {
  const { db } = answering(null)
  const call = callJson<'hold_lead', z.ZodBoolean>
  expectTypeOf(call).parameter(2).toEqualTypeOf<{ held: boolean; lead_id: string }>()
  // @ts-expect-error there is no such function
  const unknown = () => callJson(db, 'hold_leads', {}, z.boolean())
  // @ts-expect-error the argument is called lead_id
  const misnamed = () => callJson(db, 'hold_lead', { held: true, lead: 'a' }, z.boolean())
  // @ts-expect-error `held` is missing
  const missing = () => callJson(db, 'hold_lead', { lead_id: 'a' }, z.boolean())
  expect([unknown, misnamed, missing]).toHaveLength(3)
})

import { z } from 'zod'
import { leadKinds } from '#contract/leads/lead-kinds.ts'
import { type DataRequest, type DataWish, dataRequest } from '#contract/privacy/data-requests.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const requestRows = z.array(
  dataRequest
    .omit({ kind: true })
    .extend({ enquiryTable: z.string(), askedAt: storedMoment, closedAt: storedMoment.nullable() }),
)

/**
 * Writes a request down; answers the last day for its answer, undefined where the proof is none. Uses the
 * secret key, because only this server counts wrong guesses.
 */
export async function storeDataRequest(asked: {
  reference: string
  digits: string
  wish: DataWish
  message: string
}): Promise<string | undefined> {
  const { digits: last_digits, ...args } = asked
  const day = await callJson(
    secretClient(),
    'ask_about_data',
    { ...args, last_digits },
    calendarDay.nullable(),
  )
  return day ?? undefined
}

/**
 * Keeps the code of an address and queues the mail with it, if anybody here gave that address; answers when a
 * budget that is used up is free again (ISO 8601), else undefined, whether the address is known or not.
 */
export async function keepDataCode(code: {
  sender: string
  addressHash: string
  email: string
  codeHash: string
  sealedCode: string
}): Promise<string | undefined> {
  const args = {
    sender: code.sender,
    address_hash: code.addressHash,
    email: code.email,
    code_hash: code.codeHash,
    sealed_code: code.sealedCode,
  }
  return (await callJson(secretClient(), 'make_data_code', args, storedMoment.nullable())) ?? undefined
}

/** Like `storeDataRequest`, for a person who proves an address by the code that was mailed to it. */
export async function storeDataRequestByCode(asked: {
  addressHash: string
  codeHash: string
  wish: DataWish
  message: string
}): Promise<string | undefined> {
  const { addressHash: address_hash, codeHash: code_hash, ...args } = asked
  const day = await callJson(
    secretClient(),
    'ask_about_data_by_code',
    { ...args, address_hash, code_hash },
    calendarDay.nullable(),
  )
  return day ?? undefined
}

/** What is open, and what was closed within a year; the database refuses every role but the owner. */
export async function listDataRequests(db: DatabaseClient): Promise<DataRequest[]> {
  const rows = await callJson(db, 'read_data_requests', {}, requestRows)
  return rows.flatMap(({ enquiryTable, ...row }) => {
    const kind = leadKinds.find(({ table }) => table === enquiryTable)?.kind
    return kind ? [{ ...row, kind }] : []
  })
}

/** Closes a request; false when it is closed already or there is none. */
export async function closeDataRequest(db: DatabaseClient, request: string, words: string): Promise<boolean> {
  return dataOf(await db.rpc('close_data_request', { request, words }))
}

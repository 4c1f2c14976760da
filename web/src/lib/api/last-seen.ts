import type { z } from 'zod'
import { readStaffUserId } from '#web/lib/device/staff-user.ts'
import { tabStorage } from '#web/lib/device/storage.ts'

/**
 * What a read of the office answered last in this tab, for whoever works on without a connection: a phone
 * that made a call may have thrown the page away meanwhile.
 */
export interface LastSeen<Value> {
  keep: (value: Value) => void
  /** The value that was kept last for the person who is signed in; undefined for none. */
  read: () => Value | undefined
}

/** The names under which this tab keeps answers, oldest first. */
const listKey = 'seen'

/**
 * As many answers as a seller opens in an hour; all of them fit into the browser's five million characters.
 */
const mostAnswers = 40

/**
 * The answer of the call `name` with the question `question`. `schema` refuses what an older version of the
 * office kept in another form.
 */
export function lastSeen<Value>(name: string, question: string, schema: z.ZodType<Value>): LastSeen<Value> {
  const place = () => `seen ${readStaffUserId()} ${name} ${question}`
  return {
    keep: (value) => {
      const key = place()
      tabStorage.write(key, JSON.stringify(value))
      const names = [...namesOfSeen().filter((other) => other !== key), key]
      for (const old of names.splice(0, names.length - mostAnswers)) tabStorage.write(old, null)
      tabStorage.write(listKey, JSON.stringify(names))
    },
    read: () => {
      const kept = tabStorage.read(place())
      return kept === null ? undefined : schema.safeParse(JSON.parse(kept)).data
    },
  }
}

/** Forgets all answers of this tab, because the person who saw them has signed out. */
export function forgetSeen(): void {
  for (const name of [...namesOfSeen(), listKey]) tabStorage.write(name, null)
}

function namesOfSeen(): string[] {
  const names: unknown = JSON.parse(tabStorage.read(listKey) ?? '[]')
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

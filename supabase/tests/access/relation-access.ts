import type { Caller, LesserRole, Outcome } from '../callers.ts'

export type Verb = 'select' | 'insert' | 'update' | 'delete'
type Verbs = Record<Verb, Outcome>
type Access = Record<Caller, Verbs>

/** Who may do what with one table or view; every cell becomes a test. */
export interface Relation {
  access: Access
  /** The rights of a role, where they are not those of an owner (the caller `active`). */
  roles?: Partial<Record<LesserRole, Verbs>>
  /**
   * The columns that an insert may set, each with a value that passes the checks; missing when no role may
   * insert.
   */
  insert?: Record<string, unknown>
  /** The columns that an update may set; missing when no role may update. */
  update?: readonly string[]
  /** The columns that nobody sees, even with a right to read the table. */
  hidden?: readonly string[]
  /** The columns that visitors do not see, but staff do. */
  hiddenFromVisitors?: readonly string[]
}

export const nothing: Verbs = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' }
export const read: Verbs = { ...nothing, select: 'allowed' }
export const noRows: Verbs = { ...nothing, select: 'empty' }

/** Callers who are signed in without being active staff all have the same rights. */
export function access(of: { anon: Verbs; outsiders: Verbs; active: Verbs; service: Verbs }): Access {
  const { anon, outsiders, active, service } = of
  return {
    anon,
    stranger: outsiders,
    inactive: outsiders,
    expired: outsiders,
    ended: outsiders,
    idle: outsiders,
    overlong: outsiders,
    active,
    service,
  }
}

/** Owner and manager write the table; other staff read it. */
export const writtenByEditors = (verbs: Partial<Verbs>) => {
  const others: Verbs = {
    select: 'allowed',
    insert: 'refused',
    update: 'refused',
    delete: 'refused',
    ...verbs,
  }
  return { sales: others, service: others, people: others }
}

export const shown: Relation = {
  access: access({ anon: read, outsiders: noRows, active: read, service: nothing }),
}

export const priced = (...columns: string[]): Relation => ({
  access: access({
    anon: read,
    outsiders: { ...noRows, update: 'empty' },
    active: { ...read, update: 'allowed' },
    service: nothing,
  }),
  roles: writtenByEditors({ update: 'empty' }),
  update: columns,
})

/** A table whose rows staff add and edit, and nobody deletes. */
export const kept = (insert: Record<string, unknown>, column: string): Relation => ({
  access: access({
    anon: read,
    outsiders: { select: 'empty', insert: 'refused', update: 'empty', delete: 'refused' },
    active: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'refused' },
    service: nothing,
  }),
  roles: writtenByEditors({ update: 'empty' }),
  insert,
  update: [column],
  hiddenFromVisitors: ['updated_at', 'checked_at', 'checked_by'],
})

/** A table whose rows staff add, edit and delete. */
export const managed = (insert: Record<string, unknown>, update: readonly string[]): Relation => ({
  access: access({
    anon: read,
    outsiders: { select: 'empty', insert: 'refused', update: 'empty', delete: 'empty' },
    active: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'allowed' },
    service: nothing,
  }),
  roles: writtenByEditors({ update: 'empty', delete: 'empty' }),
  insert: {
    ...insert,
    idempotency_key: '00000000-0000-4000-8000-000000000001',
    body_hash: 'f'.repeat(64),
  },
  update,
  hiddenFromVisitors: ['idempotency_key', 'body_hash', 'updated_at'],
})

/**
 * A table of what visitors sent: only functions write it, and staff read it through functions that leave a
 * trace.
 */
export const traced: Relation = {
  access: access({ anon: nothing, outsiders: nothing, active: nothing, service: nothing }),
}

/** A table that staff read and only functions and triggers write. */
export const readByStaff: Relation = {
  access: access({ anon: nothing, outsiders: noRows, active: read, service: nothing }),
}

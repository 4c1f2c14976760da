import type { ReservedSql, Sql } from 'postgres'
import type { Database, DatabaseSession, Engine } from './engine-shape.ts'
import { momentTypes, valueTypes } from './hosted-behaviour.ts'
import { hostedDefaults } from './hosted-defaults.ts'
import { answerLikeHosted, loadLite, openApp, type ProjectOptions } from './project-api.ts'

export interface NativeOptions extends ProjectOptions {
  /** Address of a database, with the name of its superuser. */
  url: string
  /** True for a database that holds no part of a project yet. */
  isNew?: boolean
}

/** The most sessions that the API has. */
const sessions = 10

/**
 * Opens a project whose Postgres is a server of its own, without migrations: with the same API as the
 * embedded project, in this process. Calls run side by side, each in a transaction of a session of its own.
 */
export async function openNativeEngine(options: NativeOptions): Promise<Engine> {
  await loadLite()
  const { createPostgresConnection } = await import('@supabase/lite/postgres')
  const connection = createPostgresConnection({
    url: options.url,
    postgresOptions: {
      max: sessions,
      onnotice: () => undefined,
      transform: { undefined: null },
      types: { ...valueTypes, ...momentTypes },
    },
  })
  const { driver } = connection
  const app = await openApp(connection, options)
  if (options.isNew) {
    await app.ensureSystemSchema()
    await driver.unsafe(hostedDefaults)
  }

  const engine: Engine = {
    fetch: (request, peerAddress) => answer(request, peerAddress),
    sql: async (query, params = []) => [...(await driver.unsafe(query, params as never[]))] as never,
    alone: async (task) => {
      const session = await driver.reserve()
      try {
        return await task(databaseOf(session))
      } finally {
        session.release()
        await connection.clearSchemaCache()
      }
    },
    everywhere: async (statement) => {
      const all = await Promise.all(Array.from({ length: sessions }, () => driver.reserve()))
      for (const session of all) await session.unsafe(statement)
      for (const session of all) session.release()
    },
    close: async () => {
      // The driver would wait for ever for a session that is given back after it was told to end.
      while (running.size > 0) await Promise.allSettled(running)
      await connection.close()
    },
  }
  const running = new Set<Promise<unknown>>()
  const answer = answerLikeHosted(app, options, engine, async (task) => {
    const call = task()
    running.add(call)
    try {
      return await call
    } finally {
      running.delete(call)
    }
  })
  return engine
}

function databaseOf(session: ReservedSql): Database {
  const plain = sessionOf(session)
  return {
    ...plain,
    transaction: async (work) => {
      await plain.exec('begin')
      try {
        const result = await work(plain)
        await plain.exec('commit')
        return result
      } catch (error) {
        await plain.exec('rollback')
        throw error
      }
    },
  }
}

function sessionOf(session: Pick<Sql, 'unsafe'>): DatabaseSession {
  return {
    query: async (query, params = []) => ({
      rows: [...(await session.unsafe(query, params as never[]))] as never,
    }),
    exec: (statements) => session.unsafe(statements),
  }
}

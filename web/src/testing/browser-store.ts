import * as fake from 'fake-indexeddb'
import { afterAll, beforeAll } from 'vitest'

const { default: _indexedDB, forceCloseDatabase: _close, ...globals } = fake

/**
 * Gives the tests of a file the IndexedDB that jsdom lacks; tests in other files run in a browser that stores
 * nothing.
 */
export function withBrowserStore(): void {
  beforeAll(() => void Object.assign(globalThis, globals))
  // Only the database is removed: the classes stay, because writes that are still running use them.
  afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))
}

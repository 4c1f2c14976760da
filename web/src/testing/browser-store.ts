import * as fake from 'fake-indexeddb'
import { afterAll, beforeAll } from 'vitest'

const { default: _indexedDB, forceCloseDatabase: _close, ...globals } = fake

/** Gives the tests of a file the IndexedDB that jsdom lacks; in other files stands a browser that stores nothing. */
export function withBrowserStore(): void {
  beforeAll(() => void Object.assign(globalThis, globals))
  // The classes stay, because what is still being stored goes on asking for them.
  afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))
}

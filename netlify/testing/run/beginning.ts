import { stripVTControlCharacters } from 'node:util'

const shownLines = 12

/** The first lines of a test's failure, without the colours of a terminal. */
export function beginning(text = ''): string {
  return stripVTControlCharacters(text).split('\n').slice(0, shownLines).join('\n')
}

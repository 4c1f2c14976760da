import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { describeSchema, schemaFile } from './schema-file.ts'

test('the schema to read is the schema as it is; npm run schema writes it', async () => {
  expect(await describeSchema()).toBe(await readFile(schemaFile, 'utf8'))
}, 60_000)

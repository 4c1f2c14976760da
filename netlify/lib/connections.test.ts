import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { connections, isHalfSet, isOn, lackOf } from './connections.ts'

const names = connections.flatMap(({ variables }) => variables.map(({ name }) => name))
/** What is no connection: the site's own address, its log, and where the local server listens. */
const ownVariables = ['SITE_URL', 'LOG_REQUESTS', 'PORT', 'HOST']

const read = (path: string) => readFile(join(projectFolder, path), 'utf8')

test('every connection and variable has one row', () => {
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(connections.map(({ name }) => name)).size).toBe(connections.length)
  for (const { name, purpose } of connections) expect(purpose, name).toMatch(/^[A-Z][^.]+\.$/)
})

test('.env.example lists each variable, without a value', async () => {
  const lines = [...(await read('.env.example')).matchAll(/^([A-Z_]+)=(.*)$/gm)]
  expect(lines.map(([, name]) => name).toSorted()).toEqual([...names, ...ownVariables].toSorted())
  for (const [line, name = ''] of lines) if (names.includes(name)) expect(line).toBe(`${name}=`)
})

test('the table of the go-live page has what the site reads, and which are secrets', async () => {
  const [, table = ''] = (await read('netlify/operate/README.md')).split('| variable | where it is needed |')
  const rows =
    table
      .split('\n\n')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `')) ?? []
  const listed = rows.flatMap((row) => {
    const [, cell = '', where = ''] = row.split('|')
    return [...cell.matchAll(/`(\w+)`( \(as a secret\))?/g)].map(([, name = '', secret]) => ({
      name,
      isSecret: secret !== undefined,
      isForBuild: where.includes('build'),
    }))
  })
  const ofConnections = connections
    .filter(({ readBy }) => readBy === 'site')
    .flatMap(({ variables }) => variables)
    .map(({ name, isSecret = false, isForBuild = false }) => ({ name, isSecret, isForBuild }))
  const own = [
    { name: 'SITE_URL', isSecret: false, isForBuild: true },
    { name: 'LOG_REQUESTS', isSecret: false, isForBuild: false },
  ]
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
  expect(listed.toSorted(byName)).toEqual([...ofConnections, ...own].toSorted(byName))
})

test('a connection is on with all that it needs, off with none, and half set between', () => {
  expect(isOn('notifications', {})).toBe(false)
  expect(isOn('notifications', { PUSH_PUBLIC_KEY: 'a', PUSH_PRIVATE_KEY: '' })).toBe(false)
  expect(isOn('notifications', { PUSH_PUBLIC_KEY: 'a', PUSH_PRIVATE_KEY: 'b' })).toBe(true)
  expect(isOn('mail server', { SMTP_URL: 'smtp://x' })).toBe(true)
  expect(isOn('mail server', { MAIL_FROM: 'a@b.example' })).toBe(false)
  const [notifications] = connections.filter(({ name }) => name === 'notifications')
  if (!notifications) throw new Error('no row')
  expect(lackOf(notifications, (name) => name === 'PUSH_PUBLIC_KEY')).toEqual(['PUSH_PRIVATE_KEY'])
  expect([() => false, () => true].map((isSet) => isHalfSet(notifications, isSet))).toEqual([false, false])
  expect(isHalfSet(notifications, (name) => name === 'PUSH_PUBLIC_KEY')).toBe(true)
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../../../web/src', import.meta.url))
const ofStaff = [
  ...readFileSync(join(web, 'app/styles.css'), 'utf8').matchAll(/@source not "\.\.\/(.*)"/g),
].map(([, folder]) => `${folder}/`)
/** What leads into the back office, whose frame brings a stylesheet of its own. */
const door = 'app/routes.tsx'

test('no page of the site reaches a folder whose classes its stylesheet leaves out', () => {
  expect(ofStaff.length).toBeGreaterThan(10)
  const isOfStaff = (file: string) => ofStaff.some((folder) => file.startsWith(folder))
  const reaching = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) =>
      !isOfStaff(file) &&
      file !== door &&
      !/^testing\/|\.test\.tsx?$/.test(file) &&
      [
        ...readFileSync(join(web, file), 'utf8').matchAll(/from '#web\/([^']+)'|import\('#web\/([^']+)'\)/g),
      ].some(([, one = '', late = '']) => isOfStaff(one) || isOfStaff(late)),
  )
  expect(reaching).toEqual([])
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast, leastContrast } from '#contract/dealership/brand-colours.ts'
import { projectFolder } from '#server/command/project.ts'

test('each line sets the words of its buttons too, or a dealer’s own colour would stand on them', async () => {
  const css = await readFile(join(projectFolder, 'web/src/app/styles/base.css'), 'utf8')
  const grounds = [...css.matchAll(/\{([^{}]*--accent:[^{}]*)\}/g)].map(([, rules = '']) =>
    Object.fromEntries(
      [...rules.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
    ),
  )
  expect(grounds).toHaveLength(3)
  for (const { accent, 'accent-strong': strong, 'on-accent': words = '' } of grounds)
    for (const ground of [accent, strong])
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(leastContrast)
})

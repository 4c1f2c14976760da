import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'

// Imports written as an alias or as a relative path, near or deep: each that goes against the direction is
// refused.
const directions = [
  {
    file: 'web/src/features/home/new.ts',
    allowed: [
      './slides.ts',
      '#web/ui/form/send/form.tsx',
      '#domain/prices/rupee-words.ts',
      '#contract/enquiries/forms.ts',
    ],
    refused: [
      '#web/features/bike/name.ts',
      '../bike/name.ts',
      '#web/app/hydrate/boot.ts',
      '#server/lib/http/serve.ts',
    ],
  },
  {
    file: 'web/src/lib/new.ts',
    allowed: ['./outbox/send.ts', '#contract/enquiries/forms.ts'],
    refused: [
      '#web/features/bike/name.ts',
      '../features/bike/name.ts',
      '#web/routes/site/catalogue/home-page.tsx',
      '@supabase/supabase-js',
    ],
  },
  {
    file: 'web/src/routes/site/new-page.tsx',
    allowed: ['#web/features/bike/name.ts', '#web/lib/address/paths.ts', '../error-page.tsx'],
    refused: ['#web/app/routes.tsx', '../../app/routes.tsx', 'node:fs'],
  },
  {
    file: 'web/src/features/inbox/lead/new.ts',
    allowed: ['../inbox-screen.tsx', '#web/shop/price.tsx'],
    refused: ['../../bike/bike-view.tsx', '#web/features/bike/name.ts'],
  },
  {
    file: 'web/src/shop/new.ts',
    allowed: ['./price.tsx', '#web/ui/button.tsx', '#domain/outlets/open-now.ts'],
    refused: ['#web/features/bike/name.ts', '../../routes/error-page.tsx', '#server/lib/env.ts'],
  },
  {
    file: 'netlify/domain/outlets/new.ts',
    allowed: ['./open-now.ts', '#contract/outlets/outlet-hours.ts', '#domain/prices/rupee-words.ts'],
    refused: ['zod', 'react', '#server/lib/env.ts', '#web/lib/dates.ts'],
  },
  {
    file: 'netlify/contract/new.ts',
    allowed: ['zod', './forms.ts'],
    refused: [
      '#domain/prices/rupee-words.ts',
      '../lib/env.ts',
      '#server/lib/http/serve.ts',
      'react',
      '@supabase/supabase-js',
    ],
  },
  {
    file: 'netlify/functions/enquiries/new.ts',
    allowed: [
      '#server/services/enquiries/enquiries.ts',
      '#server/data/enquiries/enquiries.ts',
      '#server/lib/http/serve.ts',
      '#contract/enquiries/forms.ts',
      '@netlify/functions',
    ],
    refused: ['../../data/enquiries/enquiries.ts', '#server/local/supabase/engine.ts'],
  },
  {
    file: 'netlify/services/new.ts',
    allowed: ['./enquiries.ts', '#server/data/enquiries/enquiries.ts', '#server/lib/http/serve.ts'],
    refused: [
      '#server/functions/enquiries/page-forms.ts',
      '../functions/enquiries/page-forms.ts',
      '../data/enquiries/enquiries.ts',
      '@supabase/ssr',
    ],
  },
  {
    file: 'netlify/data/enquiries/new.ts',
    allowed: [
      './form-rows.ts',
      '#server/data/prices/prices.ts',
      '#server/lib/supabase/secret-client.ts',
      '../../../supabase/database.types.ts',
    ],
    refused: [
      '#server/services/enquiries/enquiries.ts',
      '../../services/enquiries/enquiries.ts',
      '#server/testing/helpers/test-api.ts',
    ],
  },
  {
    file: 'netlify/lib/http/new.ts',
    allowed: ['../env.ts', './serve.ts', '../../../supabase/database.types.ts', '@supabase/ssr'],
    refused: [
      '#server/data/enquiries/enquiries.ts',
      '../../services/enquiries/enquiries.ts',
      '#server/build/site-build.ts',
    ],
  },
]

let folder: string
let found: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directions-'))
  await cp(join(projectFolder, '.biome.json'), join(folder, '.biome.json'))
  for (const { file, allowed, refused } of directions) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    const imports = [...allowed, ...refused].map((from) => `import '${from}'\n`)
    await writeFile(join(folder, file), imports.join(''))
  }
  const rule = ['lint', '--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none']
  const program = join(projectFolder, 'node_modules/.bin/biome')
  found = spawnSync(program, [...rule, '--reporter=github', '.'], { cwd: folder, encoding: 'utf8' }).stdout
})

afterAll(() => rm(folder, { recursive: true }))

test.each(directions)('the linter holds the direction of imports in $file', ({ file, allowed, refused }) => {
  const imports = [...allowed, ...refused]
  const lines = [...found.matchAll(/file=([^,]+),line=(\d+)/g)].filter(([, name]) =>
    name?.endsWith(`/${file}`),
  )
  expect(lines.map(([, , line]) => imports[Number(line) - 1]).toSorted()).toEqual(refused.toSorted())
})

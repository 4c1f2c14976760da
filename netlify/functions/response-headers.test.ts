import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeHeaders } from '#server/build/headers-file.ts'
import { projectFolder } from '#server/command/project.ts'
import { siteHeaders } from '#server/local/site-headers.ts'
import { expectGuarded, expectKeptByNobody } from '#server/testing/helpers/guarded.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
})

afterAll(() => api.close())

const pages = [
  '/',
  '/admin/login',
  '/admin/dashboard',
  '/contact',
  '/assets/index-1a2b3c4d.js',
  '/media/x.webp',
  '/nothing-here',
]

test.each(pages)('the static answer at %s is guarded', async (path) => {
  const publishFolder = await mkdtemp(join(tmpdir(), 'headers-'))
  await writeHeaders(publishFolder, 'https://abcdefgh.supabase.co/')
  const headersFor = siteHeaders({ configPath: join(projectFolder, 'netlify.toml'), publishFolder })
  const headers = new Headers(await headersFor(path))
  await rm(publishFolder, { recursive: true })
  expectGuarded({ headers }, 'self')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("connect-src 'self' https://abcdefgh.supabase.co;")
  expect(policy).not.toContain('*')
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
  expect(policy).toMatch(/; report-uri \/api\/policyReports$/)
  expect(headers.get('set-cookie')).toBeNull()
})

test.each([
  '/api/me/x.css',
  '/api/me;.js',
  '/api//me',
  '/API/me',
  '/api/me/',
  '/api/me%2f',
  '/api/./me/..%2fme',
  '/api/allModals/x.css',
])('the trick %s gets nothing that could be kept', async (path) => {
  const answer = await staff.call('GET', path).catch((error: Error) => {
    expect(error.message).toContain('No function takes')
  })
  if (!answer) return
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expectKeptByNobody(answer)
})

import { photoBytes, photoTypes } from '#contract/enquiries/photo-limits.ts'
import { leadKinds } from '#contract/leads/lead-kinds.ts'
import { reports } from '#contract/reports/reports.ts'
import { upload } from '#contract/wire/limits.ts'
import { readMigrations } from '#server/local/supabase/migrations.ts'
import { type Check, mend, ok, unknown, type Verdict } from './finding.ts'
import { askProject, type Target } from './target.ts'

/** Checks that a Supabase project itself can answer. */
export function projectChecks(target: Target): Check[] {
  return [
    ['publishable key', () => tryKey(target, target.publishableKey, '/rest/v1/vehicles?select=id&limit=1')],
    ['secret key', () => tryKey(target, target.secretKey, '/storage/v1/bucket')],
    ['migrations', () => compareMigrations(target)],
    ['buckets', () => compareBuckets(target)],
    ['sign-ups', () => lookAtSignUps(target)],
    ['policies', () => tryPolicies(target)],
    ['staff accounts', () => lookAtStaff(target)],
  ]
}

async function tryKey(target: Target, key: string, path: string): Promise<Verdict> {
  const { status } = await askProject(target, key, path)
  if (status === 200) return ok('the project takes it')
  return mend(`the project answers ${status}: is it a key of this project, and are the migrations applied?`)
}

async function compareMigrations({ appliedMigrations }: Target): Promise<Verdict> {
  if (!appliedMigrations) return unknown('set SUPABASE_DB_URL (Connect → Session pooler) to compare them')
  const applied = new Set(await appliedMigrations())
  const migrations = await readMigrations()
  const missing = migrations.filter(({ version }) => !applied.has(version))
  const known = new Set(migrations.map(({ version }) => version))
  const foreign = [...applied].filter((version) => !known.has(version))
  if (missing.length > 0)
    return mend(
      `${missing.length} are not applied, from ${missing[0]?.name} on: npx supabase db push --remote`,
    )
  if (foreign.length > 0)
    return mend(`the project has ${foreign.join(', ')}, which this release does not know`)
  return ok(`all ${migrations.length} are applied`)
}

const pictures = { public: true, bytes: 5 * 1024 * 1024, types: upload.imageTypes.length }
const buckets: Record<string, { public: boolean; bytes: number; types: number }> = {
  home: pictures,
  offers: pictures,
  gallery: pictures,
  notifications: pictures,
  catalogue: pictures,
  documents: { public: true, bytes: 5 * 1024 * 1024, types: 1 },
  resumes: { public: false, bytes: upload.resumeBytes, types: 3 },
  photos: { public: false, bytes: photoBytes, types: photoTypes.length },
}

interface Bucket {
  id: string
  public: boolean
  file_size_limit: number | string | null
  allowed_mime_types: string[] | null
}

async function compareBuckets(target: Target): Promise<Verdict> {
  const response = await askProject(target, target.secretKey, '/storage/v1/bucket')
  if (!response.ok) return unknown(`Storage answers ${response.status}`)
  const found = new Map(((await response.json()) as Bucket[]).map((bucket) => [bucket.id, bucket]))
  const wrong = Object.entries(buckets).flatMap(([name, wanted]) => {
    const bucket = found.get(name)
    if (!bucket) return [`${name} is missing`]
    if (bucket.public !== wanted.public) return [`${name} is ${bucket.public ? 'public' : 'private'}`]
    if (Number(bucket.file_size_limit) !== wanted.bytes)
      return [`${name} takes ${bucket.file_size_limit} bytes`]
    return bucket.allowed_mime_types?.length === wanted.types ? [] : [`${name} takes other types of files`]
  })
  return wrong.length === 0 ? ok(Object.keys(buckets).join(', ')) : mend(wrong.join('; '))
}

async function lookAtSignUps(target: Target): Promise<Verdict> {
  const response = await askProject(target, target.publishableKey, '/auth/v1/settings')
  if (!response.ok) return unknown(`Auth answers ${response.status}`)
  const settings = (await response.json()) as {
    disable_signup?: boolean
    external?: { anonymous_users?: boolean }
  }
  if (settings.disable_signup === undefined) return unknown('Auth does not tell')
  if (!settings.disable_signup) return mend('anybody can make an account: npx supabase config push')
  return settings.external?.anonymous_users
    ? mend('anonymous sign-ins are on: npx supabase config push')
    : ok('off')
}

/** Tables and views of which a visitor must get nothing, each with a column to ask for. */
export const closedTables: Record<string, string> = {
  ...Object.fromEntries(leadKinds.map(({ table }) => [table, 'id'])),
  ...Object.fromEntries(reports.map(({ view }) => [view, 'id'])),
  staff: 'id',
  audit_events: 'id',
  leads: 'id',
  lead_events: 'id',
  enquiry_contexts: 'enquiry_id',
  doors: 'id',
  appointment_plans: 'outlet_id',
  appointments: 'id',
  orders: 'id',
  order_steps: 'order_id',
  order_moves: 'id',
  payment_settings: 'id',
  payments: 'id',
  refunds: 'id',
  marked_days: 'id',
  stock: 'id',
  stock_units: 'id',
  quotations: 'id',
  quotation_settings: 'id',
  contact_marks: 'digits',
  staff_preferences: 'staff_id',
  push_subscriptions: 'staff_id',
  erasures: 'id',
  retention_rules: 'enquiry_table',
  price_history: 'id',
  price_batches: 'id',
  price_batch_rows: 'batch_id',
  review_decisions: 'review_id',
}

async function tryPolicies(target: Target): Promise<Verdict> {
  const open: string[] = []
  for (const [table, column] of Object.entries(closedTables)) {
    const path = `/rest/v1/${table}?select=${column}&limit=1`
    const response = await askProject(target, target.publishableKey, path)
    if (response.ok && ((await response.json()) as unknown[]).length > 0) open.push(table)
  }
  const listing = await askProject(target, target.publishableKey, '/storage/v1/object/list/resumes', {
    method: 'POST',
    body: JSON.stringify({ prefix: '', limit: 1 }),
  })
  if (listing.ok && ((await listing.json()) as unknown[]).length > 0) open.push('the bucket resumes')
  if (open.length > 0) return mend(`visitors can read ${open.join(', ')}`)
  return ok(`visitors read nothing of ${Object.keys(closedTables).length} closed tables and of the résumés`)
}

interface StaffRow {
  status: string
  expires_on: string
}

async function lookAtStaff(target: Target): Promise<Verdict> {
  const response = await askProject(target, target.secretKey, '/rest/v1/staff?select=status,expires_on')
  if (!response.ok) return unknown(`the project answers ${response.status}`)
  const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const active = ((await response.json()) as StaffRow[]).filter(({ status }) => status === 'active')
  const ending = active.filter(({ expires_on }) => expires_on < inAMonth)
  if (active.length === ending.length && ending.length > 0)
    return mend('every account ends within 30 days: npm run staff -- extend <user id>')
  if (active.length === 0) return mend('nobody can sign in: npm run staff -- create')
  return ok(
    `${active.length} can sign in${ending.length > 0 ? `, ${ending.length} of them end within 30 days` : ''}`,
  )
}

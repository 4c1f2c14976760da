import { limits, maxPriceRupees } from '#contract/wire/limits.ts'
import type { TestDatabase } from '#server/testing/helpers/test-database.ts'

type Sql = TestDatabase['sql']

/** The longest text of a column in characters, by the column's name. */
export const longestTexts: Record<string, number> = {
  name: limits.name,
  first_name: limits.name,
  last_name: limits.name,
  location: limits.name,
  post: limits.name,
  email: limits.email,
  mobile: limits.mobile,
  make: limits.short,
  model: limits.model,
  old_model: limits.model,
  entered_model: limits.model,
  colour: limits.colour,
  message: limits.message,
  description: limits.message,
  address: limits.address,
  title: limits.title,
  alt: limits.alt,
  user_id: limits.userId,
  loan_amount: limits.short,
  postal_code: limits.short,
  purchase_year: limits.short,
  registration_number: limits.short,
  year_of_purchase: limits.short,
}

/**
 * Columns that must not be empty, because the specification's forms require them; whoever ticks that they
 * have no e-mail address leaves that one empty.
 */
const required: Record<string, readonly string[]> = {
  contact_requests: ['first_name', 'last_name', 'postal_code', 'mobile'],
  amc_enquiries: ['model', 'year_of_purchase', 'registration_number', 'name', 'mobile'],
  warranty_enquiries: ['name', 'mobile'],
  opt_ins: ['registration_number', 'name', 'mobile'],
  offer_enquiries: ['name', 'mobile'],
  product_enquiries: ['name', 'mobile', 'model', 'colour'],
  network_applications: ['location', 'address', 'name', 'mobile'],
  career_applications: ['name', 'email', 'mobile', 'post'],
  offers: ['title', 'description'],
  staff: ['user_id', 'name', 'email'],
}

const severalLines = ['message', 'address', 'description']
const digits = /^[+\d\s-]*\d[\d\s-]*$/
const mailbox = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Shapes of some columns, by `table.column`; a column that is not required may also be empty. */
const shapes: Record<string, RegExp> = {
  'product_enquiries.mobile': digits,
  'product_enquiries.email': mailbox,
  'joy_club_members.mobile': digits,
  'joy_club_members.email': mailbox,
  'career_applications.resume_path': /^[0-9a-f]{64}\.(?:pdf|docx?)$/,
  'service_bookings.service_type': /^(?:Paid|Free)$/,
}

/**
 * Reads every text, price and résumé that is stored, and answers in words which of them break a rule. The
 * check looks only at values, and does not use the database's checks that should have refused them.
 */
export async function brokenRules(sql: Sql): Promise<string[]> {
  const columns = await sql<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and column_name <> 'search_text'`,
  )
  const broken: string[] = []
  for (const { table_name: table, column_name: column } of columns) {
    const rows = await sql<{ value: string | null }>(
      `select distinct "${column}" as value from public.${table}`,
    )
    for (const { value } of rows) {
      const what = value === null ? undefined : brokenText(table, column, value)
      if (what) broken.push(`${table}.${column} ${what}: ${JSON.stringify(value)?.slice(0, 80)}`)
    }
  }
  return [...broken, ...(await brokenPrices(sql)), ...(await orphans(sql))]
}

function brokenText(table: string, column: string, value: string): string | undefined {
  if (value !== value.trim()) return 'begins or ends with blanks'
  if (value !== value.normalize('NFC').toWellFormed() || value.includes('\u0000')) return 'is not clean text'
  const max = longestTexts[column]
  if (max !== undefined && [...value].length > max) return `is longer than ${max}`
  if (max !== undefined && !severalLines.includes(column) && /[\r\n\t]/.test(value))
    return 'has several lines'
  if (value === '') return required[table]?.includes(column) ? 'is empty' : undefined
  const shape = shapes[`${table}.${column}`]
  return shape && !shape.test(value) ? 'has another shape' : undefined
}

async function brokenPrices(sql: Sql): Promise<string[]> {
  const found: string[] = []
  for (const table of ['vehicles', 'variants', 'accessories']) {
    const rows = await sql(
      `select id, price_paise from public.${table} where price_paise not between 0 and $1`,
      [maxPriceRupees * 100],
    )
    found.push(...rows.map(({ id, price_paise }) => `${table} ${id} costs ${price_paise} paise`))
  }
  return found
}

/**
 * Rows without their file and files without their row. Applications of the demo data are left out, because
 * nobody uploaded their files.
 */
async function orphans(sql: Sql): Promise<string[]> {
  const rows = await sql<{ path: string }>(
    `select coalesce(resume_path, files.name) as path
     from (select resume_path, submission_hash from public.career_applications) applications
     full join (select name from storage.objects where bucket_id = 'resumes') files on files.name = resume_path
     where resume_path is null or (files.name is null and submission_hash <> '')`,
  )
  return rows.map(({ path }) => `resume ${path} is a row without a file, or a file without a row`)
}

/** How many enquiries there are, in all tables together. */
export async function countEnquiries(sql: Sql): Promise<number> {
  const tables = await sql<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'submission_hash'`,
  )
  const counts = tables.map(({ name }) => `(select count(*) from public.${name})`)
  const [row] = await sql<{ rows: number }>(`select (${counts.join(' + ')})::integer as rows`)
  return row?.rows ?? 0
}

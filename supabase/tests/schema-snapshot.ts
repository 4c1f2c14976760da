import type { TestedDatabase } from '#server/local/postgres/database.ts'

/** The parts of a schema, by kind: sorted lines of text by which two servers can be compared. */
export type SchemaSnapshot = Record<string, string[]>

const ours = `('public', 'private')`

/**
 * Owners' own privileges are left out, because newer servers know one more of them, and the table names in
 * front of the columns of views, because older servers write them and newer ones do not.
 */
const statements: Record<string, string> = {
  columns: `
    select format('%s.%s %s %s%s%s%s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
      case when attnotnull then 'not null' end, ' default ' || pg_get_expr(adbin, adrelid),
      ' identity ' || nullif(attidentity::text, ''), ' generated ' || nullif(attgenerated::text, ''))
    from pg_attribute
      join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace::regnamespace::text in ${ours} and relkind in ('r', 'v', 'c') and attnum > 0 and not attisdropped`,
  constraints: `
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace::regnamespace::text in ${ours} and contype <> 'n'`,
  indexes: `select indexdef from pg_indexes where schemaname in ${ours}`,
  views: `
    select format('%s %s %s', pg_class.oid::regclass, reloptions, regexp_replace(pg_get_viewdef(pg_class.oid), '\\m\\w+\\.', '', 'g'))
    from pg_class where relnamespace::regnamespace::text in ${ours} and relkind = 'v'`,
  functions: `
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace::regnamespace::text in ${ours}`,
  judgedFunctions: `
    select oid::regprocedure::text from pg_proc
    where pronamespace::regnamespace::text in ${ours} and proowner = 'office'::regrole`,
  triggers: `
    select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace::regnamespace::text in ${ours} and not tgisinternal`,
  rowSecurity: `
    select format('%s %s', oid::regclass, relrowsecurity) from pg_class
    where relnamespace::regnamespace::text in ${ours} and relkind = 'r'`,
  policies: `
    select format('%s.%s "%s" %s %s %s using %s check %s', schemaname, tablename, policyname, permissive, roles, cmd, qual, with_check)
    from pg_policies where schemaname in ('public', 'private', 'storage')`,
  policyComments: `
    select format('%s "%s" %s', polrelid::regclass, polname, obj_description(oid, 'pg_policy'))
    from pg_policy where obj_description(oid, 'pg_policy') is not null`,
  tableGrants: `
    select format('%s to %s on %s', privilege_type, grantee::regrole, pg_class.oid::regclass)
    from pg_class, aclexplode(relacl)
    where relnamespace::regnamespace::text in ${ours} and grantee <> relowner`,
  columnGrants: `
    select format('%s to %s on %s.%s', privilege_type, grantee::regrole, attrelid::regclass, attname)
    from pg_attribute join pg_class on pg_class.oid = attrelid, aclexplode(attacl)
    where relnamespace::regnamespace::text in ${ours} and grantee <> relowner`,
  functionGrants: `
    select format('%s to %s on %s', privilege_type, case grantee when 0 then 'public' else grantee::regrole::text end,
      pg_proc.oid::regprocedure)
    from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
    where pronamespace::regnamespace::text in ${ours} and grantee <> proowner`,
  comments: `
    select format('%s %s %s', classoid::regclass, coalesce(objoid::regclass::text, ''), description)
    from pg_description join pg_class on pg_class.oid = objoid
    where classoid = 'pg_class'::regclass and relnamespace::regnamespace::text in ${ours}`,
  buckets: `select format('%s %s %s %s', id, public, file_size_limit, allowed_mime_types) from storage.buckets`,
}

/** Describes the schemas public and private of a database, and the policies of Storage. */
export async function snapshotSchema(database: TestedDatabase): Promise<SchemaSnapshot> {
  const snapshot: SchemaSnapshot = {}
  for (const [kind, statement] of Object.entries(statements)) {
    const { rows } = await database.query(
      `select line from (${statement}) as lines (line) order by line collate "C"`,
    )
    snapshot[kind] = rows.map((row) => String(row.line))
  }
  return snapshot
}

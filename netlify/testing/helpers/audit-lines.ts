import { auditInWords } from '#server/services/reports/audit-words.ts'
import type { TestApi } from './test-api.ts'

/** A line of the audit trail as staff read it. */
interface AuditLine extends Record<string, unknown> {
  id: string
  user_id: string
  action: string
  subject: string
  before: string
  after: string
}

/**
 * The lines of the audit trail that an SQL condition on `event` finds, oldest first, in the words of the
 * report.
 */
export async function auditLines(
  { db }: Pick<TestApi, 'db'>,
  condition: string,
  values: string[] = [],
): Promise<AuditLine[]> {
  const rows = await db.sql<AuditLine>(
    `select report.* from public.audit_report as report join public.audit_events as event on event.id = report.id
     where ${condition} order by event.created_at, event.id`,
    values,
  )
  return rows.map(auditInWords)
}

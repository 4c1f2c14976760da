import type { Lead, listLeads } from '#contract/leads/leads.ts'
import type { BodyInputOf } from '#contract/wire/endpoint.ts'
import { report } from '#contract/wire/limits.ts'
import { callApi } from '#web/lib/api/staff-api.ts'

/**
 * All leads that fit a question, page by page; the server makes rows of 1,000 leads at most. Throws
 * `ApiError`.
 */
export async function fetchAllLeads(question: BodyInputOf<typeof listLeads>): Promise<Lead[]> {
  const found: Lead[] = []
  for (let page = 1; ; page++) {
    const body = { ...question, page, limit: report.maxPageSize }
    const { data, totalRecords } = await callApi('listLeads', { body })
    found.push(...data.flatMap(({ folded, ...lead }) => [lead, ...folded]))
    if (data.length === 0 || page * report.maxPageSize >= totalRecords) return found
  }
}

import { useDealership } from '#web/lib/dealership.tsx'
import { aboutOf } from './lead-words.ts'

/** Answers the subject of a lead in words; kinds of named parts by the names that staff chose. */
export function useAbout(): (lead: Parameters<typeof aboutOf>[0]) => string {
  const { names } = useDealership().parts
  return (lead) => aboutOf(lead, names)
}

import { readFileSync } from 'node:fs'
import type { Random } from './random.ts'

/**
 * The résumé of every applicant in the demo data; each has a copy under a name of its own, as real applicants
 * do.
 */
export const demoResume = {
  content: readFileSync(new URL('./demo-resume.pdf', import.meta.url)),
  contentType: 'application/pdf',
} as const

/** The path of a copy in the bucket resumes: 64 hexadecimal digits, as the server names uploads. */
export function demoResumePath(random: Random): string {
  return `${(random.uuid() + random.uuid()).replaceAll('-', '')}.pdf`
}

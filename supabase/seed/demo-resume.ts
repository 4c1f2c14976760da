import { readFileSync } from 'node:fs'
import type { Random } from './random.ts'

/** The file every applicant of the demo data sent; each has a copy under a name of its own, as real ones have. */
export const demoResume = {
  content: readFileSync(new URL('./demo-resume.pdf', import.meta.url)),
  contentType: 'application/pdf',
} as const

/** Where a copy belongs in the bucket resumes: 64 hexadecimal digits, as the server names uploads. */
export function demoResumePath(random: Random): string {
  return `${(random.uuid() + random.uuid()).replaceAll('-', '')}.pdf`
}

import { execFileSync } from 'node:child_process'
import { projectFolder } from '#server/command/project.ts'

/**
 * The commit that is being built: the one that a release or Netlify (`COMMIT_REF`) names, else the one that
 * is checked out; `unknown` without any.
 */
export function builtCommit(
  { SITE_VERSION, COMMIT_REF }: Record<string, string | undefined> = process.env,
): string {
  return SITE_VERSION || COMMIT_REF || checkedOutCommit()
}

/** The checked-out commit, 40 hexadecimal digits; `unknown` outside a repository. */
export function checkedOutCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: projectFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { projectFolder } from '#server/command/project.ts'

const begin = '<!-- endpoints -->\n'
const end = '<!-- /endpoints -->'

const whoMayCall: Record<Endpoint['role'], string> = {
  visitor: 'anyone',
  staff: 'staff',
  session: 'anyone',
}

/** The README's table of all endpoints, as the contract has them. */
export function endpointTable(): string {
  const rows = endpoints.map(
    ({ method, path, role, summary }) =>
      `| \`${method} ${path}\` | ${whoMayCall[role]} | ${summary.replaceAll('|', '\\|')} |`,
  )
  return `${['| call | who | what |', '| --- | --- | --- |', ...rows].join('\n')}\n`
}

/** What stands between the two markers of the README. */
export async function endpointTableOfReadme(): Promise<string> {
  const readme = await readFile(join(projectFolder, 'README.md'), 'utf8')
  return readme.slice(readme.indexOf(begin) + begin.length, readme.indexOf(end))
}

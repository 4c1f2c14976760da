import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectFolder } from '#server/command/project.ts'

/** A copy of the project in which a test follows a recipe of the README. */
export interface ProjectCopy {
  /** Writes a file. */
  write: (file: string, text: string) => Promise<void>
  /** Removes a file. */
  remove: (file: string) => Promise<void>
  /** Inserts a text before a mark that the file holds once. Throws when the file holds the mark otherwise. */
  insertBefore: (file: string, mark: string, text: string) => Promise<void>
  /**
   * Cuts what is between two marks of a file, with the first mark and without the second; all to the file's
   * end without a second one. Throws where the file does not hold the first mark once, or the second one
   * behind it.
   */
  cut: (file: string, from: string, to?: string) => Promise<void>
  /**
   * The last line that a program of the copy prints, parsed. The Postgres of the tests does not have the
   * migrations of the copy.
   */
  run: <Printed>(program: string) => Promise<Printed>
  close: () => Promise<void>
}

/** Copies these parts of the project beside the installed packages. */
export async function copyProject(parts: readonly string[]): Promise<ProjectCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'recipe-'))
  for (const part of parts) await cp(join(projectFolder, part), join(copy, part), { recursive: true })
  await symlink(join(projectFolder, 'node_modules'), join(copy, 'node_modules'))

  const read = (file: string) => readFile(join(copy, file), 'utf8')
  const write = (file: string, text: string) => writeFile(join(copy, file), text)

  async function insertBefore(file: string, mark: string, text: string): Promise<void> {
    const content = await read(file)
    if (content.split(mark).length !== 2) throw new Error(`${file} does not hold "${mark}" once.`)
    await write(
      file,
      content.replace(mark, () => `${text.trimStart()}${mark}`),
    )
  }

  async function cut(file: string, from: string, to?: string): Promise<void> {
    const content = await read(file)
    const start = content.indexOf(from)
    const end = to === undefined ? content.length : content.indexOf(to, start + from.length)
    if (start < 0 || content.indexOf(from, start + 1) >= 0 || end < 0)
      throw new Error(`${file} does not hold "${from}" once, with "${to ?? ''}" behind it.`)
    await write(file, content.slice(0, start) + content.slice(end))
  }

  return {
    write,
    remove: (file) => rm(join(copy, file)),
    insertBefore,
    cut,
    run: async (program) => {
      const env = { ...process.env, TEST_POSTGRES_URL: '' }
      const { stdout } = await promisify(execFile)(process.execPath, [join(copy, program)], {
        cwd: copy,
        env,
      })
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
    },
    close: () => rm(copy, { recursive: true, force: true }),
  }
}

/** A test that failed at first and passed when it was tried again. */
export interface UnsureTest {
  runner: 'vitest' | 'playwright'
  /** The test's file, from the project's folder. */
  file: string
  /** The test's title with those of the groups around it, in the form that its runner's filter compares. */
  title: string
  /** The project of Playwright in which the test ran. */
  project?: string
  /** The first lines of the first try's failure. */
  message: string
  /** Files from the tries to look at: pictures, the contents of the page, a recording. */
  traces: readonly string[]
}

/** The test's name for people, and in `unsure.json`. */
export function nameOf({ file, title, project }: UnsureTest): string {
  return `${file} › ${title}${project ? ` (${project})` : ''}`
}

/** A test that failed at first and passed when it was tried again. */
export interface UnsureTest {
  runner: 'vitest' | 'playwright'
  /** Its file, from the project's folder. */
  file: string
  /** Its title with those of the groups around it, as its runner's filter compares it. */
  title: string
  /** The project of Playwright it ran in. */
  project?: string
  /** The first lines of why the first try failed. */
  message: string
  /** What the tries left to look at: pictures, what stood on the page, a recording. */
  traces: readonly string[]
}

/** What a person calls the test, and what `unsure.json` has. */
export function nameOf({ file, title, project }: UnsureTest): string {
  return `${file} › ${title}${project ? ` (${project})` : ''}`
}

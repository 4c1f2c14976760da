import { openBrowser, openEasel } from './easel.ts'
import type { Task } from './tasks.ts'

interface Work {
  tasks: readonly Task[]
  /** Path of the browser. */
  executablePath: string
  /** The drawing code. */
  code: string
  /** How many work at once: while one draws, the others pack. */
  lanes: number
  /** Called after each task with remarks to print. */
  onDone: (task: Task, remarks: readonly string[]) => void
}

/**
 * Does the tasks by subject, a few at once. Each lane has its own browser, because one browser draws one thing at a
 * time.
 */
export async function workThrough({ tasks, executablePath, code, lanes, onDone }: Work): Promise<void> {
  const waiting = [...Map.groupBy(tasks, ({ subject }) => subject).values()]
  const work = async () => {
    if (waiting.length === 0) return
    const browser = await openBrowser(executablePath)
    try {
      const easel = await openEasel(browser, code)
      for (let group = waiting.shift(); group; group = waiting.shift())
        for (const task of group) onDone(task, await task.run(easel))
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
}

/** Runs one task at a time in the order of the calls; a task that fails does not block the next. */
export type Turns = <Result>(task: () => Promise<Result>) => Promise<Result>

export function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

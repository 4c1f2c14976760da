/**
 * An expected failure: `message` says what went wrong, `cure` says what to do. The failure is printed without
 * a stack.
 */
export class Failure extends Error {
  readonly cure: string

  constructor(message: string, cure: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'Failure'
    this.cure = cure
  }
}

/** Runs a command. An expected failure prints its words and ends the process with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (error instanceof Failure) console.error(`\n${error.message}\n${error.cure}`)
    else console.error(error)
    process.exit(1)
  }
}

/** The `code` of a system error such as EADDRINUSE, or undefined. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

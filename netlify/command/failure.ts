/** Something expected went wrong: `message` says what, `cure` says what to do. Printed in words, without a stack. */
export class Failure extends Error {
  readonly cure: string

  constructor(message: string, cure: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'Failure'
    this.cure = cure
  }
}

/** Runs a command of the platform; an expected failure ends it in words and with exit code 1. */
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

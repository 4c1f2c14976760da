import { createInterface } from 'node:readline'
import { Failure } from '#server/command/failure.ts'
import { isCommonPassword } from '#server/lib/session/common-password.ts'

/** Asks for a password on the terminal without showing it, or takes the first line of standard input. */
export async function readPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await askHidden('Password: ') : await readFirstLine()
  await checkPassword(password)
  return password
}

/**
 * Throws `Failure` for a password that is too short, too common or too long: bcrypt reads 72 bytes and would
 * silently ignore the rest.
 */
export async function checkPassword(password: string): Promise<void> {
  if (password.length < 8) throw new Failure('The password is too short.', 'Use at least 8 characters.')
  if (Buffer.byteLength(password) > 72)
    throw new Failure('The password is too long.', 'Use at most 72 bytes.')
  if (await isCommonPassword(password))
    throw new Failure('Many people use this password.', 'Choose another one.')
}

async function readFirstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) {
    lines.close()
    return line
  }
  throw new Failure(
    'There is no password on standard input.',
    'Type it on a terminal, or pipe it in as one line.',
  )
}

function askHidden(question: string): Promise<string> {
  process.stdout.write(question)
  process.stdin.setRawMode(true)
  process.stdin.resume()
  process.stdin.setEncoding('utf8')
  let typed = ''
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      process.stdin.off('data', onData)
      process.stdin.setRawMode(false)
      process.stdin.pause()
      process.stdout.write('\n')
      settle()
    }
    const onData = (chunk: string) => {
      for (const character of chunk) {
        if (character === '\r' || character === '\n') return finish(() => resolve(typed))
        if (character === '\u0003')
          return finish(() => reject(new Failure('Stopped.', 'Nothing was created.')))
        typed = character === '\u007f' || character === '\b' ? typed.slice(0, -1) : typed + character
      }
    }
    process.stdin.on('data', onData)
  })
}

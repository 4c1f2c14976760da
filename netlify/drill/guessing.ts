import { guessPasswords } from '#server/testing/helpers/hostile/guesses.ts'

/**
 * Guesses passwords of five accounts from 200 addresses. Holds when at most ten guesses for one user are
 * checked and the owners can still sign in.
 */
export async function guessingDrill(guesses: number, say: (line: string) => void): Promise<boolean> {
  const { lines, failed } = await drillGuessing({ guesses, addresses: 200, users: 5 })
  for (const line of lines) say(line)
  return !failed
}

/** The drill in any size, with the lines to print about it. */
export async function drillGuessing(
  size: Parameters<typeof guessPasswords>[0],
): Promise<{ lines: string[]; failed: boolean }> {
  const outcome = await guessPasswords(size)
  const { mostChecked, refused, isBroken, ownerGotIn, colleagueGotIn, laterGotIn } = outcome
  const yes = (is: boolean) => (is ? 'yes' : 'NO')
  return {
    lines: [
      `guesses                              ${outcome.guesses} from ${outcome.addresses} addresses`,
      `checked, the user with the most      ${mostChecked} (10 are allowed)`,
      `sent away unchecked                  ${refused}`,
      `nobody got in by guessing            ${yes(!isBroken)}`,
      `owners got in on their own device    ${yes(ownerGotIn)}`,
      `a colleague got in                   ${yes(colleagueGotIn)}`,
      `owner got in elsewhere, 15 min later ${yes(laterGotIn)}`,
    ],
    failed:
      mostChecked === 0 || mostChecked > 10 || isBroken || !ownerGotIn || !colleagueGotIn || !laterGotIn,
  }
}

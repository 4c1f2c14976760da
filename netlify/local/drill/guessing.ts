import { guessPasswords } from '#server/testing/guesses.ts'

const full = { guesses: 5_000, addresses: 200, users: 5 }

/** 5,000 passwords guessed from 200 addresses: at most ten for a user reach the check, and the owners still get in. */
export async function drillGuessing(
  size = full,
): Promise<{ name: string; lines: string[]; failed: boolean }> {
  const outcome = await guessPasswords(size)
  const { mostChecked, refused, isBroken, ownerGotIn, colleagueGotIn, laterGotIn } = outcome
  const yes = (is: boolean) => (is ? 'yes' : 'NO')
  return {
    name: 'Guessing',
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

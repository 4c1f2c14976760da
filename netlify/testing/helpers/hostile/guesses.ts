import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

/** The outcome of many guesses within 15 minutes. */
export interface GuessingOutcome {
  guesses: number
  addresses: number
  /** Guesses whose password was checked, for the user who had most of these. */
  mostChecked: number
  /** Guesses that were refused without a check. */
  refused: number
  /** Did a guess open an account? */
  isBroken: boolean
  /**
   * Could the owners sign in meanwhile on the device they always use, and could colleagues who were not
   * attacked?
   */
  ownerGotIn: boolean
  colleagueGotIn: boolean
  /** Could they sign in on a new device after the 15 minutes? */
  laterGotIn: boolean
}

/**
 * Calls at once; few, because the embedded database answers one at a time and the functions give up after
 * eight seconds.
 */
const atOnce = 10

/**
 * Guesses the passwords of some accounts from many addresses, by user id and by e-mail, on a product of its
 * own.
 */
export async function guessPasswords({
  guesses,
  addresses,
  users,
}: {
  guesses: number
  addresses: number
  users: number
}): Promise<GuessingOutcome> {
  const api = await startTestApi()
  try {
    return await attack(api, guesses, addresses, users)
  } finally {
    await api.close()
  }
}

async function attack(
  api: TestApi,
  guesses: number,
  addresses: number,
  users: number,
): Promise<GuessingOutcome> {
  const accounts: { userId: string; email: string; password: string }[] = []
  for (let index = 0; index < users; index++) accounts.push(await api.db.createStaff())
  const colleague = await api.db.createStaff()
  const devices = accounts.map(() => api.caller('203.0.113.1'))
  for (const [index, { userId, password }] of accounts.entries())
    await devices[index]?.signIn(userId, password)

  const checked = accounts.map(() => 0)
  let refused = 0
  let isBroken = false
  const guess = async (number: number) => {
    const target = number % accounts.length
    const account = accounts[target]
    const name = number % 2 === 0 ? account?.userId : account?.email.toUpperCase()
    const address = `198.51.${(number % addresses) >> 8}.${(number % addresses) & 255}`
    const { status } = await api.caller(address).signIn(name ?? '', `guess ${number}`)
    if (status === 401) checked[target] = (checked[target] ?? 0) + 1
    else if (status === 429) refused++
    else if (status === 200) isBroken = true
  }
  for (let start = 0; start < guesses; start += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, guesses - start) }, (_, index) => guess(start + index)),
    )

  const signIn = async (caller = api.caller('203.0.113.9'), account = accounts[0]) =>
    (await caller.signIn(account?.userId ?? '', account?.password ?? '')).status === 200
  const ownerGotIn: boolean[] = []
  for (const [index, device] of devices.entries()) ownerGotIn.push(await signIn(device, accounts[index]))
  const colleagueGotIn = await signIn(api.caller('203.0.113.2'), colleague)
  await api.db.sql(
    `update private.sign_in_tries set tried_at = array(select one - interval '15 minutes' from unnest(tried_at) as one)`,
  )
  return {
    guesses,
    addresses,
    mostChecked: Math.max(...checked),
    refused,
    isBroken,
    ownerGotIn: ownerGotIn.every(Boolean),
    colleagueGotIn,
    laterGotIn: await signIn(),
  }
}

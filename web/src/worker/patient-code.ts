/** Milliseconds between two tries, and for how many of them the line may be away. */
const pauseMs = 2000
const mostTries = 30

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))

/**
 * Asks for code until it comes, for a minute. A browser remembers an import that failed until the whole page is loaded again,
 * and React a part whose import failed: so while the line is away for a moment the import must wait and not fail. What is no
 * code fails at once, because its page has something else to show.
 */
export async function untilItComes(
  { destination }: Pick<Request, 'destination'>,
  ask: () => Promise<Response>,
  wait: () => Promise<void> = pause,
): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries === mostTries || (destination !== 'script' && destination !== 'style')) throw error
      await wait()
    }
  }
}

/** The pause between two tries in milliseconds, and the number of tries before giving up. */
const pauseMs = 2000
const mostTries = 30

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))

/**
 * Repeats a request for code for a minute until it succeeds. Browsers remember a failed import until the page
 * is loaded again, and React remembers a part whose import failed; so during a short loss of the connection
 * the import must wait instead of failing. Requests for anything but scripts and styles fail at once, because
 * their page can show something else.
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

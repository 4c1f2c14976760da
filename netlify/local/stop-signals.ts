/**
 * Signals within this many milliseconds count as one, because a terminal and npm both pass on the same
 * Ctrl-C.
 */
const sameSignal = 1000

/** The parts to close, in this order. */
export type Parts = { close: () => Promise<void> }[]

/**
 * Closes the parts on Ctrl-C, on SIGTERM and when the launcher has ended, then exits with code 0. A second
 * Ctrl-C ends the process at once.
 */
export function onStop(parts: Parts): void {
  let began = 0
  const end = () => {
    const now = Date.now()
    if (began > 0) {
      if (now - began > sameSignal) process.exit(130)
      return
    }
    began = now
    console.log('\nStopping …')
    closeAll(parts).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('disconnect', end)
}

/** Closes the parts one after the other. */
export async function closeAll(parts: Parts): Promise<void> {
  for (const part of parts) await part.close()
}

import { connect, createServer, type Socket } from 'node:net'
import { listenOnFreePort } from '#server/local/free-port.ts'

export interface ResetProxy {
  port: number
  /** How many connections have been reset so far. */
  resets: () => number
  /** From now on resets no connection. */
  calm: () => void
  close: () => void
}

/**
 * Passes TCP on to a port of this machine and resets the connection at a share of the packets in both
 * directions. So a statement may be lost before it arrives, or its answer after the statement was done.
 */
export async function resetProxy(target: number, share: number): Promise<ResetProxy> {
  let resets = 0
  let probability = share
  const open = new Set<Socket>()

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('data', (packet) => {
        if (Math.random() >= probability) return void other.write(packet)
        resets++
        near.resetAndDestroy()
        far.resetAndDestroy()
      })
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  return {
    port: await listenOnFreePort(server),
    resets: () => resets,
    calm: () => {
      probability = 0
    },
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

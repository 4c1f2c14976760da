import { createServer, type Socket } from 'node:net'
import { listenOnFreePort } from '#server/local/free-port.ts'

/**
 * A mail server as a client sees one: it keeps the mails it gets, and refuses recipients whose address holds
 * `refused`, and every password.
 */
export async function startMailServer(): Promise<{
  url: string
  mails: { to: string[]; data: string }[]
  close: () => void
}> {
  const mails: { to: string[]; data: string }[] = []
  const server = createServer((socket) => talk(socket, (mail) => mails.push(mail)))
  return { url: `smtp://127.0.0.1:${await listenOnFreePort(server)}`, mails, close: () => server.close() }
}

function talk(socket: Socket, keep: (mail: { to: string[]; data: string }) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let rest = ''
  let to: string[] = []
  let data: string[] | undefined
  const hear = (line: string) => {
    if (data) {
      if (line !== '.') return void data.push(line)
      keep({ to, data: data.join('\n') })
      data = undefined
      to = []
      return void say('250 taken')
    }
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'RCPT') {
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      if (address.includes('refused')) return void say('550 nobody of that name')
      to.push(address)
    }
    if (command === 'DATA') {
      data = []
      return void say('354 go on')
    }
    if (command === 'RSET') to = []
    if (command === 'EHLO') say('250-AUTH PLAIN')
    if (command === 'AUTH') return void say('535 not with this password')
    say(command === 'QUIT' ? '221 bye' : '250 yes')
    if (command === 'QUIT') socket.end()
  }
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    const whole = (rest + chunk.toString()).split('\r\n')
    rest = whole.pop() ?? ''
    for (const line of whole) hear(line)
  })
  say('220 here')
}

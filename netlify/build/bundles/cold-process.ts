/**
 * Imports the function of the file in the first argument before anything else, and prints as one line of JSON
 * how many milliseconds the import took. If a call comes on standard input, the process answers the call too
 * and prints the status.
 */
const began = performance.now()
const { default: handler } = await import(process.argv[2] ?? '')
const milliseconds = performance.now() - began

const { text } = await import('node:stream/consumers')
const input = await text(process.stdin)
// A process that ends at once would lose the part of a long answer that the pipe has not taken yet.
const line = JSON.stringify({ milliseconds, ...(input ? await answer(input) : {}) })
process.stdout.write(`${line}\n`, () => process.exit(0))

async function answer(call: string): Promise<{ status: number; body: string }> {
  const { functionContext } = await import('#server/local/functions/function-context.ts')
  const { url, method, headers, body } = JSON.parse(call)
  const request = new Request(url, { method, headers, body: body && Buffer.from(body, 'base64') })
  const context = functionContext(request, { params: {}, ip: '127.0.0.1', onBackgroundWork: () => {} })
  const response: Response = await handler(request, context)
  return { status: response.status, body: await response.text() }
}

export {}

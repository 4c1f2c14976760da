import { createAdaptorServer } from '@hono/node-server'
import { listenOnFreePort } from '#server/local/free-port.ts'

/**
 * The embedded Supabase's API over a real Postgres, in a process of its own as if on another machine. The
 * argument is the address of Postgres, the environment holds the keys; the process sends its port.
 */
process.env.LITE_TELEMETRY = '0'
const [{ App }, { createPostgresConnection }] = await Promise.all([
  import('@supabase/lite'),
  import('@supabase/lite/postgres'),
])
const connection = await createPostgresConnection({
  url: process.argv[2] ?? '',
  postgresOptions: { onnotice: () => {} },
})
// The arguments of a function come as JSON already, but the package's driver would turn them into a JSON
// string.
const { options } = Reflect.get(connection, 'driver') as {
  options: { serializers: Record<number, (value: unknown) => string> }
}
const jsonb = 3802
options.serializers[jsonb] = (value) => (typeof value === 'string' ? value : JSON.stringify(value))
// As in `netlify/local/supabase/project-api.ts`: otherwise the package would grant everything to everybody.
Reflect.set(connection, 'rlsState', 'active')
const app = new App({
  connection,
  auth: {
    enabled: true,
    publishable_key: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    secret_key: process.env.SUPABASE_SECRET_KEY ?? '',
    jwt_secret: process.env.JWT_SECRET ?? '',
  },
  options: { server: { admin: false } },
})
await app.init()
await app.ensureSystemSchema()
const server = createAdaptorServer({
  overrideGlobalObjects: false,
  fetch: (request) => app.fetch(request, { peerAddress: '127.0.0.1' }),
})
process.send?.({ port: await listenOnFreePort(server) })
process.on('disconnect', () => process.exit(0))

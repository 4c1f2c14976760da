import { createServer, type ServerResponse } from 'node:http'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { openNetlifyApi } from './netlify-api.ts'
import type { ReleaseTools } from './release-tools.ts'

/** The version that each deploy has, the schema, and what a test lets go wrong. */
interface World {
  published: string
  versions: Record<string, string>
  /** The migrations that the project has, and those that each deploy needs to be ready. */
  schema: string[]
  needs: Record<string, string[]>
  /** Answers of a deploy's addresses that are not as they should be, by `<deploy> <path>`. */
  broken: Record<string, number>
  /** What was asked of vendors, in order. */
  acts: string[]
}

export interface StandIns {
  world: World
  tools: ReleaseTools
  said: string[]
  close: () => void
}

const ready = {
  database: 'ok',
  storage: 'ok',
  secondStore: 'ok',
  waiting: 0,
  stuck: [],
  refused: 0,
  lateMails: 0,
  leftOutReceipts: 0,
  oldestSeconds: null,
}

/**
 * One server in the place of Netlify's API, of its CDN with a draft at `/draft/<deploy>`, and of the
 * functions of each deploy, with the answers of each as their documents show them; commands are noted and
 * answer as the command lines do.
 */
export async function startStandIns(): Promise<StandIns> {
  const world: World = {
    published: 'deploy-1',
    versions: { 'deploy-1': 'old', 'deploy-2': 'new' },
    schema: ['1_first.sql'],
    needs: { 'deploy-1': ['1_first.sql'], 'deploy-2': ['1_first.sql', '2_next.sql'] },
    broken: {},
    acts: [],
  }
  const json = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    const { url = '', method = '' } = request
    const [, deploy] = /^\/api\/v1\/sites\/site\/deploys\/([\w-]+)\/restore$/.exec(url) ?? []
    if (url === '/api/v1/sites/site')
      return json(response, 200, { id: 'site', published_deploy: { id: world.published, state: 'ready' } })
    if (deploy && method === 'POST') {
      world.acts.push(`publish ${deploy}`)
      world.published = deploy
      return json(response, 200, { id: deploy, state: 'ready', site_id: 'site' })
    }
    const [, draft, draftPath] = /^\/draft\/([\w-]+)(\/.*)$/.exec(url) ?? []
    const [shown, path] = [draft ?? world.published, draftPath ?? url]
    const status = world.broken[`${shown} ${path}`]
    if (status) return json(response, status, {})
    if (path === '/api/health/ready') {
      const isReady = (world.needs[shown] ?? []).every((name) => world.schema.includes(name))
      const database = isReady ? 'ok' : 'failed'
      const body = { ...ready, status: database, version: world.versions[shown], database }
      return json(response, isReady ? 200 : 503, body)
    }
    if (path === '/sitemap.xml')
      return response.end(
        '<urlset><url><loc>https://dealer.example/</loc></url><url><loc>https://dealer.example/ev?a=1&amp;b=2</loc></url></urlset>',
      )
    if (path === '/contact') return json(response, 422, { error: { code: 'invalid_fields' } })
    if (path === '/api/login') return json(response, 401, { error: { code: 'unauthorized' } })
    return response.end('<title>A page</title>')
  })
  const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`
  const said: string[] = []
  const act = (name: string) => void world.acts.push(name)
  return {
    world,
    said,
    tools: {
      say: (line) => void said.push(line),
      commit: 'new',
      isClean: true,
      siteUrl: origin,
      netlify: openNetlifyApi(origin, 'site', 'a token'),
      staff: undefined,
      examine: async () => [{ subject: 'migrations', state: 'mend', words: 'one is missing' }],
      backUp: async () => {
        act('back up')
        return '/backups/backup-20261126T020000Z'
      },
      newMigrations: async () => [
        { name: '2_next.sql', sql: 'alter table public.leads add column more text;' },
      ],
      rehearse: async () => act('rehearse'),
      migrate: async () => {
        act('migrate')
        world.schema.push('2_next.sql')
      },
      upload: async () => {
        act('upload')
        return `Building …\n${JSON.stringify({ site_id: 'site', deploy_id: 'deploy-2', deploy_url: `${origin}/draft/deploy-2`, logs: `${origin}/logs` }, null, 2)}\n`
      },
      pause: async () => undefined,
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

import { z } from 'zod'
import { Failure } from '#server/command/failure.ts'

const site = z.object({ published_deploy: z.object({ id: z.string() }).nullish() })
const draft = z.object({ deploy_id: z.string(), deploy_url: z.url() })

/** A deploy that is on the CDN at an address of its own. */
export interface Draft {
  id: string
  url: string
}

/** The calls of Netlify's documented REST API that a release makes. */
export interface NetlifyApi {
  /** The id of the deploy that visitors see; undefined before the first. */
  publishedDeploy: () => Promise<string | undefined>
  /** Publishes a deploy that was uploaded before (`restoreSiteDeploy`). */
  publish: (deploy: string) => Promise<void>
}

/** Opens the API for a site with a personal access token; `origin` is https://api.netlify.com. */
export function openNetlifyApi(origin: string, siteId: string, token: string): NetlifyApi {
  const call = async (method: string, path: string) => {
    const answer = await fetch(`${origin}/api/v1/sites/${siteId}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(30_000),
    })
    if (!answer.ok)
      throw new Failure(
        `Netlify answers ${answer.status} to ${method} sites/${siteId}${path}.`,
        'Do NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN belong to this site?',
      )
    return answer
  }
  return {
    publishedDeploy: async () => site.parse(await (await call('GET', '')).json()).published_deploy?.id,
    publish: async (deploy) => void (await call('POST', `/deploys/${deploy}/restore`)),
  }
}

/** Reads what `netlify deploy --json` printed; throws `Failure` where it is something else. */
export function readDraft(printed: string): Draft {
  // What the build printed stands before the answer.
  const answer = /\{[^{}]*"deploy_id"[\s\S]*\}\s*$/.exec(printed)?.[0]
  try {
    const { deploy_id: id, deploy_url: url } = draft.parse(JSON.parse(answer ?? ''))
    return { id, url: url.replace(/\/$/, '') }
  } catch (cause) {
    throw new Failure(
      'netlify deploy --json names no deploy.',
      'Run it by hand and look: npx netlify-cli deploy',
      { cause },
    )
  }
}

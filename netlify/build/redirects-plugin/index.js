import { readRedirects } from '../redirects.ts'

/** Netlify calls this after `npm run build`; named in netlify.toml. */
export async function onPostBuild({ netlifyConfig, constants }) {
  const rules = await readRedirects(constants.PUBLISH_DIR, process.env.SUPABASE_URL ?? '')
  netlifyConfig.redirects = [...rules, ...netlifyConfig.redirects]
}

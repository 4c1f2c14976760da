import { readFile } from 'node:fs/promises'

const builtRules = new URL('../../../.local/redirects.json', import.meta.url)

/**
 * Netlify calls this after `npm run build`; netlify.toml names the plugin. Plain JavaScript, because the Node
 * of Netlify's build runs it, whichever version that is, and without the variables of `.env`, which the build
 * has read.
 */
export async function onPostBuild({ netlifyConfig }) {
  const rules = JSON.parse(await readFile(builtRules, 'utf8'))
  netlifyConfig.redirects = [...rules, ...netlifyConfig.redirects]
}

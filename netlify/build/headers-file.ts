import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reportViolation } from '#contract/site/policy-report.ts'

/**
 * The policy of what pages may load and call. Trusted types: the one policy is `default`, see
 * `web/src/app/trusted-types.ts`. Styles stay 'unsafe-inline', because React sets them as attributes in the
 * prerendered pages and the toasts write a style element; neither runs code. This site may frame itself,
 * because staff see the preview of a page in a frame. Browsers send large résumés straight to Storage, so
 * pages may call the project's own origin.
 */
export function pagePolicy(supabaseUrl: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "frame-src 'self' https://www.google.com https://www.openstreetmap.org https://www.youtube-nocookie.com",
    `connect-src 'self' ${new URL(supabaseUrl).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Firefox and Safari do not know the newer `report-to`, and browsers that know it read this directive
    // too.
    `report-uri ${reportViolation.path}`,
  ].join('; ')
}

/**
 * Writes `_headers`: the one header of static files that depends on the project; netlify.toml has the rest.
 */
export async function writeHeaders(publishFolder: string, supabaseUrl: string): Promise<void> {
  await writeFile(
    join(publishFolder, '_headers'),
    `/*\n  Content-Security-Policy: ${pagePolicy(supabaseUrl)}\n`,
  )
}

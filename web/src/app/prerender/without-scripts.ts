import { categories } from '#contract/catalogue/lines.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { linePaths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'

/** The content of the shell for browsers that run no scripts: links to the lines that are shown. */
export function withoutScripts(parts: ShownParts): string {
  const lists = categories
    .filter((line) => !isOff(parts, line))
    .map((line) => `<li><a href="${base}${linePaths[line]}">${escaped(parts.names[line])}</a></li>`)
  return `<noscript>
<p>${t`This page needs JavaScript. These show every model without it:`}</p>
<ul>${lists.join('')}</ul>
</noscript>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

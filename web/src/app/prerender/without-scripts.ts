import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'

const lists = [
  [paths.motorcycle, t`Motorcycles`],
  [paths.scooters, t`Scooters`],
  [paths.ev, t`EV`],
  [paths.bigWing, t`BigWing`],
].map(([path, words]) => `<li><a href="${base}${path}">${words}</a></li>`)

/** The content of the shell for browsers that run no scripts. */
export const withoutScripts: string = `<noscript>
<p>${t`This page needs JavaScript. These show every model without it:`}</p>
<ul>${lists.join('')}</ul>
</noscript>`

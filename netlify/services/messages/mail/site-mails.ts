import type { ErrorFacts, SlowFacts } from '#server/data/messages/mails.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import { lines, type MailWords } from './staff-mails.ts'

/** The mail to the owner about pages that answer slowly. */
export function slowMail({ inp, samples, pages }: SlowFacts): MailWords {
  return {
    subject: `The site answers slowly: ${inp} ms`,
    text: lines(
      `For one visitor in four a press took longer than ${inp} ms in the last seven days. Up to 200 ms feels instant.`,
      `${samples} visits were measured.`,
      ...(pages.length > 0
        ? ['', 'Slowest:', ...pages.slice(0, 3).map(({ page, inp: most }) => `- pages “${page}”: ${most} ms`)]
        : []),
      '',
      `More: ${healthAddress()}`,
    ),
  }
}

/** The mail to the owner about a version of the site in which browsers met more errors than before. */
export function errorsMail({ version, errors, visits, former, messages }: ErrorFacts): MailWords {
  return {
    subject: `More errors since version ${version}`,
    text: lines(
      `Since version ${version} browsers met ${errors} errors in ${visits} measured visits.`,
      `Before, in version ${former.version}, it was ${former.errors} in ${former.visits}.`,
      ...(messages.length > 0 ? ['', 'Most often:', ...messages.map((message) => `- ${message}`)] : []),
      '',
      `More: ${healthAddress()}`,
      'Whoever looks after the site can go back to the version before: Netlify → Deploys.',
    ),
  }
}

function healthAddress(): string {
  return `${siteUrl()}/admin/dashboard?page=site-health`
}

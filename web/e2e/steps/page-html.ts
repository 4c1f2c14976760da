interface Facts {
  '@type': string | string[]
  [name: string]: unknown
}

/** What a crawler reads of a page, without running any of its scripts. */
export function readHtml(html: string) {
  const first = (pattern: RegExp) => decoded(pattern.exec(html)?.[1])
  return {
    language: first(/<html lang="([^"]+)"/),
    title: first(/<title>([^<]+)<\/title>/),
    description: first(/<meta name="description" content="([^"]+)"/),
    robots: first(/<meta name="robots" content="([^"]+)"/),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    picture: first(/<meta property="og:image" content="([^"]+)"/),
    address: first(/<meta property="og:url" content="([^"]+)"/),
    /** The same page in each language, by the name that search engines know the language by. */
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, name, href]) => [name, decoded(href)],
    ),
    headings: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, markup]) =>
      decoded(markup?.replace(/<[^>]*>/g, '')),
    ),
    facts: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Facts,
    ),
    /** Where links lead, but for those to this page in another language. */
    links: (html.match(/<a\b[^>]*>/g) ?? [])
      .filter((link) => !link.includes('hreflang'))
      .flatMap((link) => /href="([^"#?]*)/.exec(link)?.[1] ?? []),
  }
}

function decoded(text: string | undefined): string | undefined {
  const signs: Record<string, string> = { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' }
  return text?.replace(/&(amp|#x27|quot|lt|gt);/g, (_, name: string) => signs[name] ?? '')
}

/** The kinds of things that facts are about. */
export function kindsOf(facts: readonly Facts[]): string[] {
  return facts.flatMap((fact) => fact['@type'])
}

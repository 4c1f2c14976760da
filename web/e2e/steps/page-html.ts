interface Facts {
  '@type': string | string[]
  [name: string]: unknown
}

/** Reads the parts of a page's HTML that a crawler reads without running scripts. */
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
    /** The addresses of the page in each language, by the language's code for search engines. */
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, name, href]) => [name, decoded(href)],
    ),
    headings: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, markup]) =>
      decoded(markup?.replace(/<[^>]*>/g, '')),
    ),
    facts: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Facts,
    ),
    /** The addresses of all links, except links to this page in another language. */
    links: (html.match(/<a\b[^>]*>/g) ?? [])
      .filter((link) => !link.includes('hreflang'))
      .flatMap((link) => /href="([^"#?]*)/.exec(link)?.[1] ?? []),
  }
}

function decoded(text: string | undefined): string | undefined {
  const signs: Record<string, string> = { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' }
  return text?.replace(/&(amp|#x27|quot|lt|gt);/g, (_, name: string) => signs[name] ?? '')
}

/** The types of the things that the facts describe. */
export function kindsOf(facts: readonly Facts[]): string[] {
  return facts.flatMap((fact) => fact['@type'])
}

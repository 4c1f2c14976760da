interface Rules {
  createHTML: (text: string) => string
  createScript: (text: string) => string
  createScriptURL: (text: string) => string
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Rules) => unknown
}

/**
 * The browser lets only these rules turn text into code: text without a single tag (the style element of the
 * toasts), the facts for search engines, and the addresses of this site's own scripts. The content security
 * policy allows this one policy and no other.
 */
export const rules: Rules = {
  createHTML: (text) => {
    if (!text.includes('<')) return text
    throw new TypeError('Markup from text is refused.')
  },
  createScript: (text) => {
    if (isFacts(text)) return text
    throw new TypeError('Code from text is refused.')
  },
  createScriptURL: (text) => {
    if (new URL(text, document.baseURI).origin === location.origin) return text
    throw new TypeError('Scripts from elsewhere are refused.')
  },
}

/** Is the text a data block in the vocabulary of schema.org? A browser never runs such a block. */
function isFacts(text: string): boolean {
  try {
    return (JSON.parse(text) as { '@context'?: unknown } | null)?.['@context'] === 'https://schema.org'
  } catch {
    return false
  }
}

/**
 * Sets the one policy. Must run before any other code; browsers without Trusted Types go without the policy.
 */
export function guardSinks(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', rules)
}

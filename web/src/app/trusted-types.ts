interface Rules {
  createHTML: (text: string) => string
  createScript: (text: string) => string
  createScriptURL: (text: string) => string
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Rules) => unknown
}

/**
 * Where the browser guards the places that turn text into code, everything passes here: text without a single tag (the
 * style element of the toasts), JSON (the facts for search engines), and no script but this site's own files. The content security policy allows this one
 * policy and no other.
 */
export const rules: Rules = {
  createHTML: (text) => {
    if (!text.includes('<')) return text
    throw new TypeError('Markup from text is refused.')
  },
  createScript: (text) => {
    if (isJson(text)) return text
    throw new TypeError('Code from text is refused.')
  },
  createScriptURL: (text) => {
    if (new URL(text, document.baseURI).origin === location.origin) return text
    throw new TypeError('Scripts from elsewhere are refused.')
  },
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Sets the one policy. Must run before any other code; browsers without the guard go without it. */
export function guardSinks(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', rules)
}

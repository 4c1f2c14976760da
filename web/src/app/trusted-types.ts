interface Rules {
  createHTML: (text: string) => string
  createScript: (text: string) => string
  createScriptURL: (text: string) => string
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Rules) => unknown
}

const emptyScript = '<script></script>'

/**
 * Where the browser guards the places that turn text into code, everything passes here: text without a single tag (the
 * facts for search engines, the style element of the toasts), the empty element React makes scripts of, and no script but
 * this site's own files. The content security policy allows this one policy and no other.
 */
export const rules: Rules = {
  createHTML: (text) => {
    if (!text.includes('<') || text === emptyScript) return text
    throw new TypeError('Markup from text is not used on this site.')
  },
  // A data block is a script element too; JSON runs as nothing.
  createScript: (text) => {
    if (text.startsWith('{') && isJson(text)) return text
    throw new TypeError('Code from text is not used on this site.')
  },
  createScriptURL: (text) => {
    if (new URL(text, document.baseURI).origin === location.origin) return text
    throw new TypeError('Scripts come from this site alone.')
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

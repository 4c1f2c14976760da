import type { Plugin } from 'vite'

/**
 * react-router comes as one large module whose top-level calls are not marked as free of effects, so that its
 * components stay in the bundle though this site uses its engine alone. Marked, they fall away.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs/ },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = ".*";$/gm, ''),
        map: null,
      }),
    },
  }
}

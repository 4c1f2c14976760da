import { createRequire, registerHooks } from 'node:module'

/**
 * Loads Netlify's own bundler. The bundler parses with an older TypeScript, which is installed beside it. One
 * of its packages is installed elsewhere and would find this project's TypeScript, which has no parser that
 * programs can call.
 */
export async function loadBundler(): Promise<typeof import('@netlify/zip-it-and-ship-it')> {
  const bundler = createRequire(import.meta.resolve('@netlify/zip-it-and-ship-it'))
  const typescript = createRequire(bundler.resolve('precinct')).resolve('typescript')
  const hooks = registerHooks({
    resolve: (specifier, context, next) => next(specifier === 'typescript' ? typescript : specifier, context),
  })
  try {
    return await import('@netlify/zip-it-and-ship-it')
  } finally {
    hooks.deregister()
  }
}

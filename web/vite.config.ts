import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { otherLanguages } from '../netlify/build/words/read-words.ts'
import { typefacePlugin } from '../netlify/build/words/typeface-plugin.ts'
import { wordsPlugin } from '../netlify/build/words/words-plugin.ts'
import { keptFilesPlugin } from '../netlify/build/worker/kept-files-plugin.ts'
import type { Language } from '../netlify/contract/wire/language.ts'
import { siteUrlIn } from '../netlify/lib/site-url.ts'
import { siteVersionIn } from '../netlify/lib/site-version.ts'
import { chunkGroups } from './chunk-groups.ts'

/** The language of this build; `netlify/build/site-build.ts` makes a build for each language. */
const language: Language = otherLanguages.find((other) => other === process.env.SITE_LANGUAGE) ?? 'en'

/**
 * The address under which visitors see the site, for canonical links and link previews; Netlify gives it in
 * the variable URL.
 */
const siteUrl = siteUrlIn(process.env)

/**
 * Stands in the page's first tag, and not in the code, whose files keep their names, and so stay in browsers'
 * caches, while their content is the same.
 */
const version = siteVersionIn(process.env)

/**
 * The production build of react-router. The exports of the package name only the development build, which is
 * larger and warns on the console.
 */
const routerBuild = new URL('../node_modules/react-router/dist/production/', import.meta.url).pathname

/** jsPDF imports these only to draw HTML and SVG, which no report does. */
const external = ['html2canvas', 'dompurify', 'canvg']

/** The files that every page has loaded before it loads any late file. */
const firstFiles = ['react', 'kit', 'boot', 'rolldown-runtime']
const isFirst = new RegExp(`/(${firstFiles.join('|')})-`)

/**
 * The names of files. The first script names each late file, so a name that is only a hash of the content
 * makes every page lighter. Seven characters of the hash are enough: among ten thousand contents two have the
 * same seven characters once in a hundred thousand times.
 */
const chunkFileNames = ({ name }: { name: string }) =>
  firstFiles.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'

/** The files that must be loaded with a late file, without those that every page has loaded already. */
const resolveDependencies = (_: string, files: string[]) => files.filter((file) => !isFirst.test(file))

const withVersion = (html: string) => html.replace(/<html [^>]*/, `$& data-version="${version}"`)

/**
 * Puts the language into the page's first tag, where screen readers and browsers read it, and into the link
 * to the manifest, so that the installed app opens in that language.
 */
const inLanguage = (html: string) =>
  language === 'en'
    ? html
    : html
        .replace('lang="en-IN"', `lang="${language}-IN"`)
        .replace('"/manifest.webmanifest"', `"/${language}/manifest.webmanifest"`)

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    wordsPlugin(language),
    { name: 'lang', transformIndexHtml: (html) => withVersion(inLanguage(html)) },
    typefacePlugin(language),
    react(),
    tailwindcss(),
    keptFilesPlugin(language),
  ],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
    ],
  },
  define: {
    'import.meta.env.VITE_LANGUAGE': JSON.stringify(language),
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
  // Pictures and documents are copied only once, by the browser's build.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies },
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      external,
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames } }),
    },
  },
  worker: { format: 'es', rolldownOptions: { external } },
  ssr: { noExternal: ['react-router-dom', 'react-router', 'react-hot-toast', 'workbox-window'] },
}))

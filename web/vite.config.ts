import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { otherLanguages } from '../netlify/build/words/read-words.ts'
import { typefacePlugin } from '../netlify/build/words/typeface-plugin.ts'
import { wordsPlugin } from '../netlify/build/words/words-plugin.ts'
import { keptFilesPlugin } from '../netlify/build/worker/kept-files-plugin.ts'
import type { Language } from '../netlify/contract/wire/language.ts'
import { siteUrlIn } from '../netlify/lib/site-url.ts'
import { chunkGroups } from './chunk-groups.ts'

/** The language of this build; `netlify/build/site-build.ts` makes one for each. */
const language: Language = otherLanguages.find((other) => other === process.env.SITE_LANGUAGE) ?? 'en'

/** The address visitors see, for canonical links and link previews; Netlify tells it in URL. */
const siteUrl = siteUrlIn(process.env)

/**
 * The exports of react-router name its development build alone, which weighs more and warns on the console: this is the
 * production build that it ships beside it.
 */
const routerBuild = new URL('../node_modules/react-router/dist/production/', import.meta.url).pathname

/** jsPDF asks for these only to draw HTML and SVG, which no report does. */
const external = ['html2canvas', 'dompurify', 'canvg']

/** What every page has loaded before it asks for anything late. */
const firstFiles = ['react', 'kit', 'boot', 'rolldown-runtime']
const isFirst = new RegExp(`/(${firstFiles.join('|')})-`)

/**
 * The first script names each late file, so a file that is found by its content's hash alone makes every page lighter. Seven
 * letters of it will do: among ten thousand contents two share them once in a hundred thousand times.
 */
const chunkFileNames = ({ name }: { name: string }) =>
  firstFiles.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'

/** A late file says which others come with it; those that are there already need not be named. */
const resolveDependencies = (_: string, files: string[]) => files.filter((file) => !isFirst.test(file))

/** Screen readers and browsers read the language of a page from its first tag; what is installed opens in it too. */
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
    { name: 'lang', transformIndexHtml: inLanguage },
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
  // Pictures and documents are copied once, by the browser build.
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

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The address visitors see, for canonical links and link previews; Netlify tells it in URL. */
const siteUrl = (process.env.SITE_URL || process.env.URL || 'http://localhost:8888').replace(/\/$/, '')

/** jsPDF asks for these only to draw HTML and SVG, which no report does. */
const external = ['html2canvas', 'dompurify', 'canvg']

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl) },
  // Pictures and documents are copied once, by the browser build.
  build: {
    target: 'es2022',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { external },
  },
  worker: { format: 'es', rolldownOptions: { external } },
  ssr: { noExternal: ['react-router-dom', 'react-router', 'react-hot-toast'] },
}))

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  // Pictures and documents are copied once, by the browser build.
  build: {
    target: 'es2022',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  ssr: { noExternal: ['react-router-dom', 'react-router', 'react-hot-toast'] },
}))

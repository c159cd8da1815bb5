import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const SERVER = 'http://127.0.0.1:8080'

/** The shopper's page. `npx vite` beside a running server serves it with hot reload. */
export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The content security policy allows files of our own only: nothing is inlined as a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': SERVER,
      '/speech': SERVER,
      '/ws': { target: SERVER, ws: true },
      '/stt': { target: SERVER, ws: true },
    },
  },
})

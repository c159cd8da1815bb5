import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { serviceWorker } from './service-worker.config.ts'

const SERVER = 'http://127.0.0.1:8080'

/** The console's addresses are its own: each is answered with its one page, as the server does it. */
const consoleAddresses: Plugin = {
  name: 'console-addresses',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      if (/^\/admin(\/[\w-]*)*$/.test(path)) request.url = '/console.html'
      next()
    })
  },
}

/**
 * Two audiences, two pages: the shopper's at `/`, the staff console's below `/admin`. Each is built by itself
 * (`--mode`): parts shared with the other would come to shoppers as many small files, one after the other.
 * `npx vite` beside a running server serves both with hot reload.
 */
export default defineConfig(({ mode }) => ({
  root: 'src/web',
  plugins: [react(), consoleAddresses, ...(mode === 'console' ? [] : [serviceWorker()])],
  build: {
    outDir: '../../dist/web',
    // scripts/build.mjs throws away what no open page can want any more.
    emptyOutDir: false,
    manifest: mode === 'console',
    copyPublicDir: mode !== 'console',
    target: 'es2022',
    // The content security policy allows files of our own only: nothing is inlined as a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: mode === 'console' ? 'src/web/console.html' : 'src/web/index.html' },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': SERVER,
      '/speech': SERVER,
      '/manifest.webmanifest': SERVER,
      '/ws': { target: SERVER, ws: true },
      '/stt': { target: SERVER, ws: true },
    },
  },
}))

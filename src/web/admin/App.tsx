import { type createBrowserRouter, RouterProvider } from 'react-router'
import { type Console, ConsoleContext } from './console.ts'

interface AppProps {
  console: Console
  router: ReturnType<typeof createBrowserRouter>
}

/** The staff console. */
export function App({ console, router }: AppProps) {
  return (
    <ConsoleContext value={console}>
      <RouterProvider router={router} />
    </ConsoleContext>
  )
}

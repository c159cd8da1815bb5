import type { ComponentType } from 'react'
import { type createBrowserRouter, type RouteObject, RouterProvider } from 'react-router'
import { browserClock } from '../devices/browser-clock.ts'
import { loadLate } from '../ui/Late.tsx'
import { type Console, ConsoleContext } from './console.ts'
import { Broken, NotFound, RequireSession } from './shell/Screen.tsx'
import { Shell } from './shell/Shell.tsx'
import { addresses } from './shell/screens.ts'

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

type Lazy = () => Promise<{ Component: ComponentType }>

/** A screen that has not come within the specified time is broken, and offers to be asked for again. */
const screen = (path: string, load: Lazy): RouteObject => ({
  path,
  lazy: () => loadLate(load, browserClock),
})

const open: RouteObject[] = [
  screen(addresses.landing, async () => ({
    Component: (await import('./screens/landing/Landing.tsx')).Landing,
  })),
  screen(addresses.home, async () => ({ Component: (await import('./screens/sign-in/Home.tsx')).Home })),
  screen(addresses.forgotPassword, async () => ({
    Component: (await import('./screens/sign-in/ForgotPassword.tsx')).ForgotPassword,
  })),
  screen(addresses.invitation, async () => ({
    Component: (await import('./screens/sign-in/Invitation.tsx')).Invitation,
  })),
  screen(addresses.providerReturn, async () => ({
    Component: (await import('./screens/sign-in/ProviderReturn.tsx')).ProviderReturn,
  })),
  screen(addresses.guide, async () => ({ Component: (await import('./screens/guide/Guide.tsx')).Guide })),
]

const signedIn: RouteObject[] = [
  screen(addresses.dashboard, async () => ({
    Component: (await import('./screens/dashboard/Dashboard.tsx')).Dashboard,
  })),
  screen(addresses.register, async () => ({
    Component: (await import('./screens/users/Register.tsx')).Register,
  })),
  screen(addresses.invite, async () => ({
    Component: (await import('./screens/users/Invite.tsx')).Invite,
  })),
  screen(addresses.changePassword, async () => ({
    Component: (await import('./screens/users/ChangePassword.tsx')).ChangePassword,
  })),
  screen(addresses.secondFactor, async () => ({
    Component: (await import('./screens/users/SecondFactor.tsx')).SecondFactor,
  })),
  screen(addresses.addStore, async () => ({
    Component: (await import('./screens/stores/AddStore.tsx')).AddStore,
  })),
  screen(addresses.manageStore, async () => ({
    Component: (await import('./screens/stores/ManageStore.tsx')).ManageStore,
  })),
  screen(addresses.editStore, async () => ({
    Component: (await import('./screens/stores/EditStore.tsx')).EditStore,
  })),
  screen(addresses.navigation, async () => ({
    Component: (await import('./screens/navigation/Navigation.tsx')).Navigation,
  })),
  screen(addresses.products, async () => ({
    Component: (await import('./screens/products/ProductList.tsx')).ProductList,
  })),
  screen(addresses.addProduct, async () => ({
    Component: (await import('./screens/products/ProductForms.tsx')).AddProduct,
  })),
  screen(addresses.editProduct, async () => ({
    Component: (await import('./screens/products/ProductForms.tsx')).EditProduct,
  })),
  screen(addresses.upload, async () => ({
    Component: (await import('./screens/files/Uploads.tsx')).UploadProducts,
  })),
  screen(addresses.manyPhotographs, async () => ({
    Component: (await import('./screens/products/photographs/ManyPhotographs.tsx')).ManyPhotographs,
  })),
  screen(addresses.uploadStores, async () => ({
    Component: (await import('./screens/files/Uploads.tsx')).UploadStores,
  })),
  screen(addresses.uploadUsers, async () => ({
    Component: (await import('./screens/files/Uploads.tsx')).UploadUsers,
  })),
  screen(addresses.recalls, async () => ({
    Component: (await import('./screens/recalls/Recalls.tsx')).Recalls,
  })),
  screen(addresses.editRecall, async () => ({
    Component: (await import('./screens/recalls/Recalls.tsx')).EditRecall,
  })),
  screen(addresses.uploadRecalls, async () => ({
    Component: (await import('./screens/files/Uploads.tsx')).UploadRecalls,
  })),
  screen(addresses.users, async () => ({ Component: (await import('./screens/users/Users.tsx')).Users })),
  screen(addresses.editUser, async () => ({
    Component: (await import('./screens/users/EditUser.tsx')).EditUser,
  })),
  screen(addresses.addAisle, async () => ({
    Component: (await import('./screens/aisles/AisleForms.tsx')).AddAisle,
  })),
  screen(addresses.aisles, async () => ({ Component: (await import('./screens/aisles/Aisles.tsx')).Aisles })),
  screen(addresses.editAisle, async () => ({
    Component: (await import('./screens/aisles/AisleForms.tsx')).EditAisle,
  })),
  screen(addresses.sheets, async () => ({ Component: (await import('./screens/qr/QrSheets.tsx')).QrSheets })),
  screen(addresses.workList, async () => ({
    Component: (await import('./screens/work-list/WorkList.tsx')).WorkList,
  })),
  screen(addresses.insights, async () => ({
    Component: (await import('./screens/insights/Insights.tsx')).Insights,
  })),
  screen(addresses.paths, async () => ({ Component: (await import('./screens/paths/Paths.tsx')).Paths })),
  screen(addresses.pathDraft, async () => ({
    Component: (await import('./screens/paths/PathDraft.tsx')).PathDraft,
  })),
  screen(addresses.calls, async () => ({ Component: (await import('./screens/calls/Calls.tsx')).Calls })),
  screen(addresses.history, async () => ({
    Component: (await import('./screens/history/History.tsx')).History,
  })),
]

/** Every address of the console. Each screen is a file of its own, fetched when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <Broken />,
    HydrateFallback: () => <p role="status">Loading…</p>,
    children: [
      {
        // Not on the screens themselves: of one whose code did not come the router shows nothing, not even this.
        errorElement: <Broken />,
        children: [
          ...open,
          { element: <RequireSession />, children: signedIn },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]

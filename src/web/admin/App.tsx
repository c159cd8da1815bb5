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

type ScreenRow = readonly [path: string, load: () => Promise<ComponentType>]

const open: readonly ScreenRow[] = [
  [addresses.landing, () => import('./screens/landing/Landing.tsx').then((file) => file.Landing)],
  [addresses.home, () => import('./screens/sign-in/Home.tsx').then((file) => file.Home)],
  [
    addresses.forgotPassword,
    () => import('./screens/sign-in/ForgotPassword.tsx').then((file) => file.ForgotPassword),
  ],
  [addresses.invitation, () => import('./screens/sign-in/Invitation.tsx').then((file) => file.Invitation)],
  [
    addresses.providerReturn,
    () => import('./screens/sign-in/ProviderReturn.tsx').then((file) => file.ProviderReturn),
  ],
  [addresses.guide, () => import('./screens/guide/Guide.tsx').then((file) => file.Guide)],
]

const signedIn: readonly ScreenRow[] = [
  [addresses.dashboard, () => import('./screens/dashboard/Dashboard.tsx').then((file) => file.Dashboard)],
  [addresses.register, () => import('./screens/users/Register.tsx').then((file) => file.Register)],
  [addresses.invite, () => import('./screens/users/Invite.tsx').then((file) => file.Invite)],
  [
    addresses.changePassword,
    () => import('./screens/users/ChangePassword.tsx').then((file) => file.ChangePassword),
  ],
  [
    addresses.secondFactor,
    () => import('./screens/users/SecondFactor.tsx').then((file) => file.SecondFactor),
  ],
  [addresses.addStore, () => import('./screens/stores/AddStore.tsx').then((file) => file.AddStore)],
  [addresses.manageStore, () => import('./screens/stores/ManageStore.tsx').then((file) => file.ManageStore)],
  [addresses.editStore, () => import('./screens/stores/EditStore.tsx').then((file) => file.EditStore)],
  [addresses.navigation, () => import('./screens/navigation/Navigation.tsx').then((file) => file.Navigation)],
  [addresses.products, () => import('./screens/products/ProductList.tsx').then((file) => file.ProductList)],
  [addresses.addProduct, () => import('./screens/products/ProductForms.tsx').then((file) => file.AddProduct)],
  [
    addresses.editProduct,
    () => import('./screens/products/ProductForms.tsx').then((file) => file.EditProduct),
  ],
  [addresses.upload, () => import('./screens/files/Uploads.tsx').then((file) => file.UploadProducts)],
  [
    addresses.manyPhotographs,
    () => import('./screens/products/photographs/ManyPhotographs.tsx').then((file) => file.ManyPhotographs),
  ],
  [addresses.uploadStores, () => import('./screens/files/Uploads.tsx').then((file) => file.UploadStores)],
  [addresses.uploadUsers, () => import('./screens/files/Uploads.tsx').then((file) => file.UploadUsers)],
  [addresses.recalls, () => import('./screens/recalls/Recalls.tsx').then((file) => file.Recalls)],
  [addresses.editRecall, () => import('./screens/recalls/Recalls.tsx').then((file) => file.EditRecall)],
  [addresses.uploadRecalls, () => import('./screens/files/Uploads.tsx').then((file) => file.UploadRecalls)],
  [addresses.users, () => import('./screens/users/Users.tsx').then((file) => file.Users)],
  [addresses.editUser, () => import('./screens/users/EditUser.tsx').then((file) => file.EditUser)],
  [addresses.addAisle, () => import('./screens/aisles/AisleForms.tsx').then((file) => file.AddAisle)],
  [addresses.aisles, () => import('./screens/aisles/Aisles.tsx').then((file) => file.Aisles)],
  [addresses.editAisle, () => import('./screens/aisles/AisleForms.tsx').then((file) => file.EditAisle)],
  [addresses.sheets, () => import('./screens/qr/QrSheets.tsx').then((file) => file.QrSheets)],
  [addresses.workList, () => import('./screens/work-list/WorkList.tsx').then((file) => file.WorkList)],
  [addresses.insights, () => import('./screens/insights/Insights.tsx').then((file) => file.Insights)],
  [addresses.paths, () => import('./screens/paths/Paths.tsx').then((file) => file.Paths)],
  [addresses.pathDraft, () => import('./screens/paths/PathDraft.tsx').then((file) => file.PathDraft)],
  [addresses.calls, () => import('./screens/calls/Calls.tsx').then((file) => file.Calls)],
  [addresses.history, () => import('./screens/history/History.tsx').then((file) => file.History)],
]

/** A screen that has not come within the specified time is broken, and offers to be asked for again. */
const route = ([path, load]: ScreenRow): RouteObject => ({
  path,
  lazy: () => loadLate(async () => ({ Component: await load() }), browserClock),
})

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
          ...open.map(route),
          { element: <RequireSession />, children: signedIn.map(route) },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]

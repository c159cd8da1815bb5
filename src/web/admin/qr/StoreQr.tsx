import { QR } from '../../../core/constants.ts'
import { qrAddress, qrFileName } from '../../../core/contract/console/qr.ts'
import type { Store } from '../../../core/contract/store.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { useConsole } from '../console.ts'
import { helperPng } from './helper-picture.ts'

/** A store's address as link and code, and the picture to print. */
export function StoreQr({ store }: { store: Pick<Store, 'name' | 'storeURL'> }) {
  const { devices, origin, settings, toasts } = useConsole()
  const address = qrAddress(origin, store.storeURL)
  const { name, primaryColour, accentColour } = settings.brand

  async function download() {
    try {
      const png = await helperPng({
        address,
        product: name,
        label: store.name,
        red: primaryColour,
        green: accentColour,
      })
      devices.save(png, qrFileName(store.name))
    } catch {
      toasts.fault('The picture could not be made.')
    }
  }
  return (
    <div className="store-qr">
      <QrCode value={address} size={QR.adminPx} label={`QR code of ${store.name}`} />
      <div>
        <a href={address}>{address}</a>
        <button type="button" onClick={download} aria-label={`Download QR code of ${store.name}`}>
          Download
        </button>
      </div>
    </div>
  )
}

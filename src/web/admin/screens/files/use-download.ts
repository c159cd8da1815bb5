import type { FileKind } from '../../../../core/contract/console/file-kinds.ts'
import { fileCalls } from '../../../../core/contract/console/upload.ts'
import { downloadFailed } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'

/** Saves everything of a kind as a file that an upload reads back as the same. */
export function useDownload(kind: FileKind): (format: 'xlsx' | 'csv') => () => Promise<void> {
  const { api, devices, toasts } = useConsole()
  return (format) => async () => {
    try {
      devices.save(await api.file(fileCalls[kind].download, { query: { format } }), `${kind}.${format}`)
    } catch (error) {
      toasts.fault(saidBy(error, downloadFailed(kind)))
    }
  }
}

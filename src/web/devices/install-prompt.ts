/** The browser's own way to the home screen. */
export interface InstallPrompt {
  offered(): boolean
  /** Must be called in a tap. */
  ask(): void
}

type PromptEvent = Event & { prompt(): Promise<unknown> }

/**
 * The browser's own question about the home screen. It is offered once, long before it is wanted, and only by browsers
 * that have it: it is kept until somebody asks to keep the page.
 */
export function createInstallPrompt(): InstallPrompt {
  let offered: PromptEvent | undefined
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as PromptEvent
  })
  addEventListener('appinstalled', () => {
    offered = undefined
  })
  return {
    offered: () => offered !== undefined,
    ask() {
      const prompt = offered
      // It may be asked once.
      offered = undefined
      void prompt?.prompt().catch(() => {})
    },
  }
}

// While nodes of two builds serve this address, one may not have what the other's page asks for: a moment later it has.
addEventListener(
  'error',
  ({ target }) => {
    const isPart =
      target instanceof HTMLScriptElement ||
      (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
    if (!isPart) return
    const tries = Number(sessionStorage.getItem('tries') ?? 0) + 1
    sessionStorage.setItem('tries', String(tries))
    if (tries <= 5) setTimeout(() => location.reload(), 1000 * tries)
  },
  true,
)
addEventListener(
  'load',
  () => document.getElementById('root')?.hasChildNodes() && sessionStorage.removeItem('tries'),
)

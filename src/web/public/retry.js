// While nodes of two builds serve this address, one may not have what the other's page asks for: a moment later it has.
// What is fetched after the page's own files has its own way of being tried again, and would cut a visit short here.
let own
let isWhole = true
document.addEventListener('readystatechange', () => {
  own ??= [...document.querySelectorAll('script, link')]
})
addEventListener(
  'error',
  ({ target }) => {
    const isPart =
      target instanceof HTMLScriptElement ||
      (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
    if (!isPart || own?.includes(target) === false) return
    isWhole = false
    const tries = Number(sessionStorage.getItem('tries') ?? 0) + 1
    sessionStorage.setItem('tries', String(tries))
    if (tries <= 5) setTimeout(() => document.querySelector('.talking') ?? location.reload(), 1000 * tries)
  },
  true,
)
addEventListener('load', () => isWhole && sessionStorage.removeItem('tries'))

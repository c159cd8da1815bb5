// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const code = await readFile('src/web/public/retry.js', 'utf8')
const kept = new Map<string, string>()
beforeEach(() => kept.clear())

/** The page while its HTML is being read, and what becomes of it. */
function openPage() {
  document.body.innerHTML =
    '<script id="own"></script><link id="styles" rel="stylesheet"><div id="root"></div>'
  const listeners = new Map<string, (event: { target: unknown }) => void>()
  const addEventListener = (type: string, run: (event: { target: unknown }) => void) =>
    void listeners.set(type, run)
  const reload = vi.fn()
  runInContext(
    code,
    createContext({
      ...{ addEventListener, HTMLScriptElement, HTMLLinkElement },
      document: {
        addEventListener,
        querySelector: (what: string) => document.querySelector(what),
        querySelectorAll: (what: string) => document.querySelectorAll(what),
      },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
      location: { reload },
      setTimeout: (run: () => void) => run(),
    }),
  )
  const happens = (type: string, target: unknown = document) => listeners.get(type)?.({ target })
  const own = (id: string) => document.getElementById(id)
  return {
    reload,
    own,
    fails: (part: unknown) => happens('error', part),
    read: () => happens('readystatechange'),
    loaded: () => happens('load'),
    /** A part that the page asks for by itself. */
    added(rel: string) {
      const link = Object.assign(document.createElement('link'), { rel })
      document.body.append(link)
      return link
    },
  }
}

describe('a file of the page that this node does not have', () => {
  it.each(['own', 'styles'])('brings the page anew: %s', (id) => {
    const early = openPage()
    early.fails(early.own(id))
    expect(early.reload).toHaveBeenCalledOnce()
    const later = openPage()
    later.read()
    later.fails(later.own(id))
    expect(later.reload).toHaveBeenCalledOnce()
  })

  it('brings it five times at most, though all else of it stands', () => {
    const reloads = Array.from({ length: 9 }, () => {
      const page = openPage()
      page.read()
      page.fails(page.own('styles'))
      page.own('root')?.append('content')
      page.loaded()
      return page.reload.mock.calls.length
    })
    expect(reloads).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0])
  })

  it('is forgotten once the page came whole', () => {
    const page = openPage()
    page.fails(page.own('own'))
    const next = openPage()
    next.read()
    next.loaded()
    expect([...kept]).toEqual([])
  })

  it('is not waited for where a visit is under way by then', () => {
    const page = openPage()
    page.read()
    page.own('root')?.insertAdjacentHTML('beforeend', '<div class="loaded talking"></div>')
    page.fails(page.own('styles'))
    expect(page.reload).not.toHaveBeenCalled()
  })
})

it.each(['stylesheet', 'modulepreload'])('a late %s that does not come leaves the page as it is', (rel) => {
  const page = openPage()
  page.read()
  page.fails(page.added(rel))
  page.loaded()
  page.fails(page.added(rel))
  expect(page.reload).not.toHaveBeenCalled()
  expect([...kept]).toEqual([])
})

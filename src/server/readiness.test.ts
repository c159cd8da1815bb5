import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../test/fake-clock.ts'
import { openRepositories } from '../../test/server/open-repositories.ts'
import { tryWriting } from './db/database.ts'
import { countUp } from './db/transaction.ts'
import { createWriting } from './readiness.ts'

const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })

function writing(tryWriting: () => Promise<void>) {
  const clock = createFakeClock()
  let tries = 0
  const { isLost } = createWriting({
    clock,
    tryWriting() {
      tries += 1
      return tryWriting()
    },
  })
  return { clock, isLost, tries: () => tries }
}

describe('whether the database can be written to', () => {
  it('is tried at most every ten seconds, however often it is asked', async () => {
    let fault: Error | undefined = full
    const { clock, isLost, tries } = writing(async () => {
      if (fault) throw fault
    })
    for (let asked = 0; asked < 10; asked += 1) expect(await isLost()).toBe(true)
    fault = undefined
    clock.advance(9999)
    expect(await isLost()).toBe(true)
    expect(tries()).toBe(1)
    clock.advance(1)
    expect(await isLost()).toBe(false)
    expect(tries()).toBe(2)
  })

  it('is not told of a lock that an import may hold, and is of one that stays', async () => {
    const { database, folder } = await openRepositories()
    const { clock, isLost } = writing(() => tryWriting(database))
    expect(await isLost()).toBe(false)
    const other = await openRepositories(folder)
    let letGo = () => {}
    let change: Promise<void> | undefined
    await new Promise<void>((locked) => {
      change = other.database.transaction().execute(async (transaction) => {
        await countUp(transaction, 'products')
        locked()
        await new Promise<void>((resolve) => {
          letGo = resolve
        })
      })
    })
    const found: boolean[] = []
    for (let asked = 0; asked < 4; asked += 1) {
      clock.advance(10_000)
      found.push(await isLost())
    }
    expect(found).toEqual([false, false, true, true])
    letGo()
    await change
    clock.advance(10_000)
    expect(await isLost()).toBe(false)
  })

  it('is not told of a change of this process that it waits for, and is of one that lasts', async () => {
    const { database } = await openRepositories()
    const clock = createFakeClock()
    const { isLost } = createWriting({
      clock,
      tryWriting: () => tryWriting(database),
      isChanging: database.dialect.isChanging,
    })
    let letGo = () => {}
    let change: Promise<void> | undefined
    await new Promise<void>((begun) => {
      change = database.transaction().execute(async (transaction) => {
        await countUp(transaction, 'products')
        begun()
        await new Promise<void>((resolve) => {
          letGo = resolve
        })
      })
    })
    const first = isLost()
    clock.advance(1500)
    expect(await first).toBe(false)
    const found: boolean[] = []
    for (const seconds of [8, 10, 1]) {
      clock.advance(seconds * 1000)
      found.push(await isLost())
    }
    expect(found).toEqual([false, false, true])
    letGo()
    await change
    await nextTurn()
    clock.advance(10_000)
    expect(await isLost()).toBe(false)
  })

  it('is told of one that does not come to an end, without a second try beside it', async () => {
    const { clock, isLost, tries } = writing(() => new Promise(() => {}))
    const first = isLost()
    clock.advance(1500)
    expect(await first).toBe(true)
    clock.advance(20_000)
    expect(await isLost()).toBe(true)
    expect(tries()).toBe(1)
  })
})

const cities = ['Pune', 'Mumbai', 'Goa', 'Delhi', 'Chennai', 'Jaipur']
const shelves = ['biscuits and snacks', 'dairy', 'breads']

/** The three ways in and the three to the till, as a file's cell has them. */
function ways(n: number): string {
  const there = shelves.map(
    (shelf, at) => `Entrance > ${shelf}\nstart: ${4 + at}\nturn left: ${3 + (n % 9)}\nend: 0`,
  )
  const back = shelves.map(
    (shelf, at) => `${shelf} > cash counter\nstart: ${3 + at}\nturn right: ${2 + (n % 7)}\nend: 0`,
  )
  return [...there, ...back].join('\n\n')
}

/** A file of stores with all their paths; no two share a number. */
export function chainStores(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, n) =>
      `${String(n + 1).padStart(4, '0')},Chain store ${n + 1},${cities[n % cities.length]},"${ways(n)}"`,
  )
  return ['store_number,name,location,paths', ...rows, ''].join('\n')
}

/** A file of admins, one a store. */
export function chainUsers(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, n) =>
      `keeper${n + 1},Asha,Rao,admin,${n + 1},keeper${n + 1}@example.org,98765${String(n).padStart(5, '0')}`,
  )
  return ['username,first_name,last_name,role,store_number,email,phone_number', ...rows, ''].join('\n')
}

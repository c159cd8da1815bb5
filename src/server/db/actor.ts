/** Who makes a change: somebody signed in, or a command on the server's own machine. */
export interface Actor {
  userId: string | null
  username: string
}

export const MACHINE: Actor = { userId: null, username: 'this machine' }

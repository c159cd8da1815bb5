/** Copies what the server reads beside its modules to where the modules were compiled to, `dist` by default. */
export function addData(to?: string): Promise<void>

/** Compiles the server and the page into dist. Rejects with what the compilers said. */
export function build(): Promise<void>

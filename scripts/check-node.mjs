/** Ends with a readable line on a Node that is too old; the rest of the scripts may then use what 20.19 has. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`)
  process.exit(1)
}

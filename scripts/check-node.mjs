// Plain JavaScript without new syntax: it must run on the Node versions that it rejects.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Fairway needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a current version from nodejs.org.`,
  )
  process.exit(1)
}

/** The first line of the input. A password in the arguments would show in the process list. */
export async function readPassword(input: AsyncIterable<unknown>): Promise<string> {
  let text = ''
  for await (const chunk of input) text += String(chunk)
  const [password = ''] = text.split(/\r?\n/, 1)
  if (password === '') throw new Error('No password on standard input.')
  return password
}

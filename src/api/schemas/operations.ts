import Type from 'typebox'

export const Health = Type.Object(
  { status: Type.Literal('ok'), version: Type.String(), uptime_seconds: Type.Number() },
  { title: 'Health' },
)

export const Ready = Type.Object(
  { status: Type.Literal('ready'), data_version: Type.String() },
  { title: 'Ready' },
)

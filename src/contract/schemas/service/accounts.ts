import { nullable } from '../common.js'
import { boolean, integer, object, string, Type, time } from '../type.js'

export const LoginRequest = Type.Object(
  {
    email: string('Email of the account', { minLength: 1 }),
    password: Type.String({ minLength: 1 }),
  },
  {
    title: 'LoginRequest',
    examples: [{ email: 'captain@example.com', password: 'tide tables of the old harbour' }],
  },
)

export const User = object('User', {
  id: integer(),
  email: string(),
  plan_type: string('Plan assigned by the operator, e.g. trial'),
  daily_limit: nullable(integer('Queries per UTC day; null means unlimited')),
  created_at: time(),
})

export const LoginAnswer = object('LoginAnswer', {
  access_token: string(),
  token_type: Type.Literal('bearer'),
  expires_at: time(),
  user: User,
})

export const LogoutAnswer = object('LogoutAnswer', { revoked: boolean() })

export const Usage = object('Usage', {
  plan_type: string(),
  date: string('The UTC day being counted', { format: 'date' }),
  daily_limit: nullable(integer()),
  used: integer(),
  remaining: nullable(integer()),
  resets_at: time(),
  breakdown: Type.Object({
    route: integer(),
    matrix_cells: integer(),
    emissions: integer(),
  }),
})

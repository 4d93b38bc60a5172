import { nullable } from './common.js'
import { Type } from './type.js'

export const LoginRequest = Type.Object(
  {
    email: Type.String({ minLength: 1, description: 'Email of the account' }),
    password: Type.String({ minLength: 1 }),
  },
  {
    title: 'LoginRequest',
    examples: [{ email: 'captain@example.com', password: 'tide tables of the old harbour' }],
  },
)

export const User = Type.Object(
  {
    id: Type.Integer(),
    email: Type.String(),
    plan_type: Type.String({ description: 'Plan assigned by the operator, e.g. trial' }),
    daily_limit: nullable(
      Type.Integer({ description: 'Queries per UTC day; null means unlimited' }),
    ),
    created_at: Type.String({ format: 'date-time' }),
  },
  { title: 'User' },
)

export const LoginAnswer = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.Literal('bearer'),
    expires_at: Type.String({ format: 'date-time' }),
    user: User,
  },
  { title: 'LoginAnswer' },
)

export const LogoutAnswer = Type.Object({ revoked: Type.Boolean() }, { title: 'LogoutAnswer' })

export const Usage = Type.Object(
  {
    plan_type: Type.String(),
    date: Type.String({ format: 'date', description: 'The UTC day being counted' }),
    daily_limit: nullable(Type.Integer()),
    used: Type.Integer(),
    remaining: nullable(Type.Integer()),
    resets_at: Type.String({ format: 'date-time' }),
    breakdown: Type.Object({
      route: Type.Integer(),
      matrix_cells: Type.Integer(),
      emissions: Type.Integer(),
    }),
  },
  { title: 'Usage' },
)

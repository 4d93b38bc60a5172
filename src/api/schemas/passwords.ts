import { Type } from './type.js'

export const ChangePasswordRequest = Type.Object(
  {
    current_password: Type.String({ minLength: 1 }),
    new_password: Type.String({
      minLength: 1,
      description: '15 to 256 characters; common passwords are rejected; no other rules',
    }),
  },
  {
    title: 'ChangePasswordRequest',
    examples: [
      {
        current_password: 'tide tables of the old harbour',
        new_password: 'seven grey herons on the pier',
      },
    ],
  },
)

export const ChangePasswordAnswer = Type.Object(
  {
    changed: Type.Literal(true),
    revoked_tokens: Type.Integer({
      description: 'All tokens of the account except the one used here',
    }),
  },
  { title: 'ChangePasswordAnswer' },
)

export const ForgotPasswordRequest = Type.Object(
  {
    email: Type.Optional(
      Type.String({ minLength: 1, description: 'Default: the account of the bearer token' }),
    ),
  },
  { title: 'ForgotPasswordRequest', examples: [{ email: 'captain@example.com' }] },
)

export const ForgotPasswordAnswer = Type.Object(
  { accepted: Type.Literal(true), detail: Type.String() },
  { title: 'ForgotPasswordAnswer' },
)

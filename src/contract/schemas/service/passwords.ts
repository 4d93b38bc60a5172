import { integer, object, optional, string, Type } from '../type.js'

export const ChangePasswordRequest = Type.Object(
  {
    current_password: Type.String({ minLength: 1 }),
    new_password: string('15 to 256 characters; common passwords are rejected; no other rules', {
      minLength: 1,
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

export const ChangePasswordAnswer = object('ChangePasswordAnswer', {
  changed: Type.Literal(true),
  revoked_tokens: integer('All tokens of the account except the one used here'),
})

export const ForgotPasswordRequest = Type.Object(
  {
    email: optional(string('Default: the account of the bearer token', { minLength: 1 })),
  },
  { title: 'ForgotPasswordRequest', examples: [{ email: 'captain@example.com' }] },
)

export const ForgotPasswordAnswer = object('ForgotPasswordAnswer', {
  accepted: Type.Literal(true),
  detail: string(),
})

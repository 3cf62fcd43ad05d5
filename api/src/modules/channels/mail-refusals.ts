import type { FieldError } from '@cantera/shared/contracts';
import { mailErrors } from '@cantera/shared/contracts/channels';
import { type AppError, fail } from '../../errors.ts';
import type { MailOutcome, MailStage } from '../../integrations/mail/index.ts';

interface Refusal {
  readonly code: keyof typeof mailErrors;
  readonly message: string;
  readonly field: string;
  readonly error: FieldError;
}
const UNREACHABLE: Refusal = {
  code: 'MAIL_HOST_UNREACHABLE',
  message: 'No mail server answers at this address.',
  field: 'host',
  error: 'not_found',
};
const REFUSALS: Readonly<Record<MailStage, Refusal>> = {
  host: UNREACHABLE,
  // The same: an answer of its own would tell which names of the installation's network exist.
  not_allowed: UNREACHABLE,
  security: {
    code: 'MAIL_TLS_FAILED',
    message: 'No encrypted connection to the mail server could be made.',
    field: 'security',
    error: 'invalid_value',
  },
  login: {
    code: 'MAIL_LOGIN_REFUSED',
    message: 'The mail server refused this user and password.',
    field: 'password',
    error: 'wrong_password',
  },
  sender: {
    code: 'MAIL_SENDER_REFUSED',
    message: 'The mail server does not let this account send from this address.',
    field: 'from_address',
    error: 'not_allowed',
  },
  message: {
    code: 'MAIL_REFUSED',
    message: 'The mail server did not take the test email.',
    field: 'host',
    error: 'not_allowed',
  },
};

/** 400 that names the field to correct; `details.reason` is what the mail server said, where it answered. */
export function refusalOf(outcome: Exclude<MailOutcome, { status: 'sent' }>): AppError {
  const stage = outcome.stage ?? 'message';
  const { code, message, field, error } = REFUSALS[stage];
  // What another machine says before the login tells about networks; what it says to an account tells about the account.
  const isAnswer = stage === 'login' || stage === 'sender' || stage === 'message';
  return fail(mailErrors, code, message, {
    fields: { [field]: error },
    ...(isAnswer ? { details: { reason: outcome.reason } } : {}),
  });
}

import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import {
  connectMailAccount,
  getMailAccount,
  listChannels,
  type MailAccount,
  mailAccountBody,
  type mailErrors,
} from '@cantera/shared/contracts/channels';
import { joinNames } from '@cantera/shared/contracts/text';
import { toast } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { useFormVersion, useZodForm } from '@cantera/shared/forms';
import type { User } from '@cantera/shared/session';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useT } from '../../messages/index.ts';

/** The port is typed as text: grouping its digits would be wrong. */
const schema = mailAccountBody.extend({
  port: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(mailAccountBody.shape.port),
});
type Values = z.input<typeof schema>;
const DEFAULT_PORT = 587;

const valuesOf = (account: MailAccount | null, user: User): Values =>
  account
    ? {
        host: account.host,
        port: String(account.port),
        security: account.security,
        username: account.username,
        password: '',
        fromName: account.fromName,
        fromAddress: account.fromAddress,
      }
    : {
        host: '',
        port: String(DEFAULT_PORT),
        security: 'STARTTLS',
        username: user.email,
        password: '',
        fromName: joinNames(user.firstName, user.lastName),
        fromAddress: user.email,
      };

const REFUSALS = {
  MAIL_HOST_UNREACHABLE: { field: 'host', text: 'mail.refused.host' },
  MAIL_TLS_FAILED: { field: 'security', text: 'mail.refused.security' },
  MAIL_LOGIN_REFUSED: { field: 'password', text: 'mail.refused.login' },
  MAIL_SENDER_REFUSED: { field: 'fromAddress', text: 'mail.refused.sender' },
  MAIL_REFUSED: { field: 'host', text: 'mail.refused.message' },
} as const satisfies Record<keyof typeof mailErrors, { field: keyof Values; text: string }>;
const isRefusal = (code: string | undefined): code is keyof typeof REFUSALS =>
  code !== undefined && Object.hasOwn(REFUSALS, code);

/** The form of a mail account: what the mail server refuses lands at its field, in words that say what to do. */
export function useMailForm(account: MailAccount | null, user: User) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const values = useMemo(() => valuesOf(account, user), [account, user]);
  const form = useZodForm(schema, { defaults: values, values });
  const { isDirty } = form.formState;
  const version = useFormVersion(isDirty, account?.version);
  const leave = useLeaveGuard(isDirty);
  const refuse = (error: unknown): void => {
    if (isApiError(error) && error.status === 429) return void toast.error(t('mail.refused.tooMany'));
    if (!isApiError(error) || !isRefusal(error.code)) throw error;
    const { field, text } = REFUSALS[error.code];
    const reason = error.is(connectMailAccount, error.code) ? error.details?.reason : undefined;
    const message = `${t(text)}${reason ? ` (${reason})` : ''}`;
    form.setError(field, { type: 'server', message }, { shouldFocus: true });
  };
  const save = async (body: z.output<typeof schema>, { overwrites }: { overwrites: boolean }) => {
    try {
      await call(connectMailAccount, {
        body: { ...body, ...(overwrites || version === undefined ? {} : { version }) },
      });
    } catch (error) {
      refuse(error);
      return;
    }
    leave();
    toast.success(t('mail.connected', { email: user.email }));
    void Promise.all([refresh(listChannels), refresh(getMailAccount)]);
    await navigate('/settings/channels');
  };
  const reload = async () => {
    const { data } = await call(getMailAccount);
    await refresh(getMailAccount);
    form.reset(valuesOf(data, user));
  };
  return { form, save, reload };
}

import { call, isApiError } from '@cantera/shared/api-client';
import { forgotPassword, forgotPasswordBody } from '@cantera/shared/contracts/auth';
import { Form, SubmitButton, TextField, useZodForm } from '@cantera/shared/forms';
import { useState } from 'react';
import { LOGIN } from '../../core/guard.ts';
import { EntryAlert, EntryFoot, EntryPage } from '../../layout/entry-page.tsx';
import { useT } from '../../messages/index.ts';

export function Component() {
  const t = useT();
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<'host.entry.failed' | 'host.login.tooMany'>();
  const form = useZodForm(forgotPasswordBody, { defaults: { email: '' } });
  const backToLogin = (
    <EntryFoot>
      <a href={LOGIN}>{t('host.entry.toLogin')}</a>
    </EntryFoot>
  );
  if (sentTo !== undefined)
    return (
      <EntryPage
        title={t('host.forgot.sentTitle')}
        text={<span role="status">{t('host.forgot.sentText', { email: sentTo })}</span>}
      >
        {backToLogin}
      </EntryPage>
    );
  return (
    <EntryPage title={t('host.forgot.title')} text={t('host.forgot.text')}>
      <Form
        form={form}
        label={t('host.forgot.title')}
        onSubmit={async (body) => {
          setFailure(undefined);
          await call(forgotPassword, { body });
          setSentTo(body.email);
        }}
        onFailure={(error) =>
          setFailure(isApiError(error) && error.status === 429 ? 'host.login.tooMany' : 'host.entry.failed')
        }
      >
        {failure && <EntryAlert>{t(failure)}</EntryAlert>}
        <TextField
          control={form.control}
          name="email"
          type="email"
          label={t('host.entry.email')}
          autoComplete="username"
        />
        <SubmitButton isBlock>{t('host.forgot.submit')}</SubmitButton>
      </Form>
      {backToLogin}
    </EntryPage>
  );
}

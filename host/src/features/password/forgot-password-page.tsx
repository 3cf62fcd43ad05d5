import { call } from '@cantera/shared/api-client';
import { forgotPassword, forgotPasswordBody } from '@cantera/shared/contracts/auth';
import { Form, SubmitButton, TextField, useZodForm } from '@cantera/shared/forms';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EntryAlert, EntryFoot, EntryPage } from '../../layout/entry-page.tsx';
import { useT } from '../../messages/index.ts';

export function Component() {
  const t = useT();
  const [sentTo, setSentTo] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const form = useZodForm(forgotPasswordBody, { defaults: { email: '' } });
  const backToLogin = (
    <EntryFoot>
      <Link to="/public/login">{t('host.entry.toLogin')}</Link>
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
          setHasFailed(false);
          await call(forgotPassword, { body });
          setSentTo(body.email);
        }}
        onFailure={() => setHasFailed(true)}
      >
        {hasFailed && <EntryAlert>{t('host.entry.failed')}</EntryAlert>}
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

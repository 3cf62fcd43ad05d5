import { call, isApiError } from '@cantera/shared/api-client';
import { login, loginBody } from '@cantera/shared/contracts/auth';
import { Form, PasswordField, SubmitButton, TextField, useZodForm } from '@cantera/shared/forms';
import { appConfig } from '@cantera/shared/session';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { enter } from '../../core/enter.ts';
import { EntryAlert, EntryFoot, EntryPage } from '../../layout/entry-page.tsx';
import { useT } from '../../messages/index.ts';
import { DemoLoginList } from './demo-login-list.tsx';

type Refusal = 'host.login.wrong' | 'host.login.tooMany' | 'host.entry.failed';

function refusalOf(error: unknown): Refusal {
  if (isApiError(error) && error.status === 401) return 'host.login.wrong';
  if (isApiError(error) && error.status === 429) return 'host.login.tooMany';
  return 'host.entry.failed';
}

export function Component() {
  const t = useT();
  const [refusal, setRefusal] = useState<Refusal>();
  const { demo } = appConfig();
  const form = useZodForm(loginBody, { defaults: { email: '', password: '' } });
  return (
    <EntryPage title={t('host.login.title')}>
      <Form
        form={form}
        label={t('host.login.title')}
        onSubmit={async (body) => {
          setRefusal(undefined);
          const { data } = await call(login, { body });
          enter(data);
        }}
        onFailure={(error) => setRefusal(refusalOf(error))}
      >
        {refusal && <EntryAlert>{t(refusal)}</EntryAlert>}
        <TextField
          control={form.control}
          name="email"
          type="email"
          label={t('host.entry.email')}
          autoComplete="username"
        />
        <PasswordField
          control={form.control}
          name="password"
          label={t('host.entry.password')}
          autoComplete="current-password"
        />
        <SubmitButton isBlock>{t('host.login.submit')}</SubmitButton>
      </Form>
      <EntryFoot>
        <Link to="/public/forgot-password">{t('host.login.forgot')}</Link>
      </EntryFoot>
      {demo && (
        <DemoLoginList
          demo={demo}
          onChoose={(email) => {
            form.setValue('email', email, { shouldDirty: true, shouldValidate: true });
            form.setValue('password', demo.password, { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
    </EntryPage>
  );
}

import { call, isApiError } from '@cantera/shared/api-client';
import { setup, setupBody } from '@cantera/shared/contracts/auth';
import { Form, PasswordField, SubmitButton, TextField, useZodForm } from '@cantera/shared/forms';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { beginSession } from '../../core/enter.ts';
import { EntryAlert, EntryPage } from '../../layout/entry-page.tsx';
import { useT } from '../../messages/index.ts';

const EMPTY = { agencyName: '', slug: '', firstName: '', lastName: '', email: '', password: '' };

/** Founds the first agency with the one-time link that the server printed when it started. */
export function Component() {
  const t = useT();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [isRefused, setIsRefused] = useState(!token);
  if (isRefused || !token)
    return (
      <EntryPage
        title={t('host.setup.refusedTitle')}
        text={<span role="alert">{t('host.setup.refusedText')}</span>}
      />
    );
  return <SetupForm token={token} onRefused={() => setIsRefused(true)} />;
}

function SetupForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const t = useT();
  const [hasFailed, setHasFailed] = useState(false);
  const form = useZodForm(setupBody, { defaults: { ...EMPTY, token } });
  const { control } = form;
  return (
    <EntryPage title={t('host.setup.title')} text={t('host.setup.text')}>
      <Form
        form={form}
        label={t('host.setup.title')}
        onSubmit={async (body) => {
          setHasFailed(false);
          const answer = await call(setup, { body }).catch((error: unknown) => {
            if (!isApiError(error) || !error.is(setup, 'INVALID_TOKEN')) throw error;
            onRefused();
          });
          if (answer) beginSession(answer.data);
        }}
        onFailure={() => setHasFailed(true)}
      >
        {hasFailed && <EntryAlert>{t('host.entry.failed')}</EntryAlert>}
        <TextField
          control={control}
          name="agencyName"
          label={t('host.setup.agency')}
          autoComplete="organization"
        />
        <TextField
          control={control}
          name="slug"
          label={t('host.setup.slug')}
          hint={t('host.setup.slugHint')}
        />
        <TextField
          control={control}
          name="firstName"
          label={t('host.setup.firstName')}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="lastName"
          label={t('host.setup.lastName')}
          autoComplete="family-name"
          isOptional
        />
        <TextField
          control={control}
          name="email"
          type="email"
          label={t('host.entry.email')}
          autoComplete="email"
        />
        <PasswordField
          control={control}
          name="password"
          label={t('host.entry.password')}
          hint={t('host.setup.passwordHint')}
          autoComplete="new-password"
        />
        <SubmitButton isBlock>{t('host.setup.submit')}</SubmitButton>
      </Form>
    </EntryPage>
  );
}

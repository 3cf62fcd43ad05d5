import { call, isApiError } from '@cantera/shared/api-client';
import { changePassword, password } from '@cantera/shared/contracts/auth';
import { Form, PasswordField, SubmitButton, useZodForm } from '@cantera/shared/forms';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { LOGIN } from '../../core/guard.ts';
import { EntryAlert, EntryFoot, EntryPage } from '../../layout/entry-page.tsx';
import { useT } from '../../messages/index.ts';

const schema = z.object({ password, repeat: z.string().min(1) });

type Outcome = 'open' | 'changed' | 'refused' | 'failed';

export function Component() {
  const t = useT();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [outcome, setOutcome] = useState<Outcome>(token ? 'open' : 'refused');
  if (outcome === 'changed')
    return (
      <EntryPage
        title={t('host.change.doneTitle')}
        text={<span role="status">{t('host.change.doneText')}</span>}
      >
        <EntryFoot>
          <a href={LOGIN}>{t('host.entry.toLogin')}</a>
        </EntryFoot>
      </EntryPage>
    );
  if (outcome === 'refused' || !token)
    return (
      <EntryPage
        title={t('host.change.refusedTitle')}
        text={<span role="alert">{t('host.change.refusedText')}</span>}
      >
        <EntryFoot>
          <Link to="/public/forgot-password">{t('host.change.askAgain')}</Link>
        </EntryFoot>
      </EntryPage>
    );
  return <NewPassword token={token} hasFailed={outcome === 'failed'} onOutcome={setOutcome} />;
}

interface NewPasswordProps {
  token: string;
  hasFailed: boolean;
  onOutcome: (outcome: Outcome) => void;
}

function NewPassword({ token, hasFailed, onOutcome }: NewPasswordProps) {
  const t = useT();
  const form = useZodForm(schema, { defaults: { password: '', repeat: '' } });
  return (
    <EntryPage title={t('host.change.title')} text={t('host.change.text')}>
      <Form
        form={form}
        label={t('host.change.title')}
        onSubmit={async (values) => {
          if (values.password !== values.repeat) {
            form.setError('repeat', { message: t('host.change.differ') }, { shouldFocus: true });
            return;
          }
          await call(changePassword, { body: { token, password: values.password } });
          onOutcome('changed');
        }}
        onFailure={(error) =>
          onOutcome(isApiError(error) && error.is(changePassword, 'INVALID_TOKEN') ? 'refused' : 'failed')
        }
      >
        {hasFailed && <EntryAlert>{t('host.entry.failed')}</EntryAlert>}
        <PasswordField
          control={form.control}
          name="password"
          label={t('host.change.password')}
          hint={t('host.entry.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          control={form.control}
          name="repeat"
          label={t('host.change.repeat')}
          autoComplete="new-password"
        />
        <SubmitButton isBlock>{t('host.change.submit')}</SubmitButton>
      </Form>
    </EntryPage>
  );
}

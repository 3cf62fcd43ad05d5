import { call, isApiError, useApi } from '@cantera/shared/api-client';
import { acceptInvitation, acceptInvitationBody, readInvitation } from '@cantera/shared/contracts/auth';
import type { Role } from '@cantera/shared/contracts/enums';
import { ErrorState, SkeletonRows } from '@cantera/shared/design-system';
import { Form, PasswordField, SubmitButton, TextField, useZodForm } from '@cantera/shared/forms';
import { currentLocale } from '@cantera/shared/session';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { beginSession } from '../../core/enter.ts';
import { EntryAlert, EntryPage } from '../../layout/entry-page.tsx';
import { useT } from '../../messages/index.ts';

/** What a used link answers is asked once: it would answer differently after it was accepted. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false } as const;

const isRefusal = (error: unknown): boolean => isApiError(error) && error.status === 400;

/** Where the link of an invitation leads: someone chooses their name and a password, and is in. */
export function Component() {
  const t = useT();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [isRefused, setIsRefused] = useState(!token);
  const { data, error, mutate } = useApi(readInvitation, token ? { body: { token } } : null, ONCE);
  if (isRefused || !token || isRefusal(error))
    return (
      <EntryPage
        title={t('host.invitation.refusedTitle')}
        text={<span role="alert">{t('host.invitation.refusedText')}</span>}
      />
    );
  if (error)
    return (
      <main>
        <ErrorState requestId={error.requestId} onRetry={() => mutate()} />
      </main>
    );
  if (!data)
    return (
      <main>
        <SkeletonRows columns={['1fr']} />
      </main>
    );
  return <AcceptForm token={token} invitation={data.data} onRefused={() => setIsRefused(true)} />;
}

interface AcceptFormProps {
  token: string;
  invitation: { agencyName: string; email: string; firstName: string; lastName: string; role: Role };
  onRefused: () => void;
}

function AcceptForm({ token, invitation, onRefused }: AcceptFormProps) {
  const t = useT();
  const [hasFailed, setHasFailed] = useState(false);
  const { agencyName, email, firstName, lastName, role } = invitation;
  const defaults = { token, firstName, lastName, password: '', lang: currentLocale() };
  const form = useZodForm(acceptInvitationBody, { defaults });
  const title = t('host.invitation.title', { agency: agencyName });
  return (
    <EntryPage title={title} text={t('host.invitation.text', { email })}>
      <Form
        form={form}
        label={title}
        onSubmit={async (body) => {
          setHasFailed(false);
          const answer = await call(acceptInvitation, { body }).catch((error: unknown) => {
            if (!isApiError(error) || !error.is(acceptInvitation, 'INVALID_TOKEN')) throw error;
            onRefused();
          });
          if (answer) beginSession(answer.data);
        }}
        onFailure={() => setHasFailed(true)}
      >
        {hasFailed && <EntryAlert>{t('host.entry.failed')}</EntryAlert>}
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <TextField
          control={form.control}
          name="firstName"
          label={t('host.setup.firstName')}
          autoComplete="given-name"
        />
        <TextField
          control={form.control}
          name="lastName"
          label={t('host.setup.lastName')}
          autoComplete="family-name"
          isOptional
        />
        <PasswordField
          control={form.control}
          name="password"
          label={t('host.entry.password')}
          hint={role === 'AGENCY_ADMIN' ? t('host.entry.passwordHint') : undefined}
          autoComplete="new-password"
        />
        <SubmitButton isBlock>{t('host.invitation.submit')}</SubmitButton>
      </Form>
    </EntryPage>
  );
}

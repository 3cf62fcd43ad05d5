import { call, isApiError } from '@cantera/shared/api-client';
import { changeOwnPassword, changeOwnPasswordBody, password } from '@cantera/shared/contracts/auth';
import { toast, useText } from '@cantera/shared/design-system';
import { Form, PasswordField, SubmitButton, zodResolver } from '@cantera/shared/forms';
import { useEffect, useMemo } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useT } from '../../messages/profile.ts';
import styles from './my-profile.module.css';
import { Section } from './section.tsx';
import type { SectionProps } from './sections.ts';
import { useReloadedProfile } from './use-save-profile.ts';
import { WeakPasswordNotice } from './weak-password-notice.tsx';

const schema = changeOwnPasswordBody.extend({ repeat: password });
type Passwords = { currentPassword: string; password: string; repeat: string };
const NONE: Passwords = { currentPassword: '', password: '', repeat: '' };

/** What is wrong with the current password; undefined when it is something else. */
function refusalOf(error: unknown): 'profile.password.wrong' | 'profile.password.tooMany' | undefined {
  if (!isApiError(error)) return undefined;
  if (error.is(changeOwnPassword, 'WRONG_PASSWORD')) return 'profile.password.wrong';
  return error.status === 429 ? 'profile.password.tooMany' : undefined;
}

/** The schema's rules, then that both new passwords are the same: said at the second one. */
function useResolver(): Resolver<Passwords, unknown, Passwords> {
  const t = useT();
  const text = useText();
  return useMemo(() => {
    const bySchema = zodResolver(schema, text);
    return async (values, context, options) => {
      const result = await bySchema(values, context, options);
      if (result.errors.repeat || values.password === values.repeat) return result;
      const repeat = { type: 'custom', message: t('profile.password.mismatch') };
      return { values: {}, errors: { ...result.errors, repeat } };
    };
  }, [t, text]);
}

function usePasswordForm() {
  const resolver = useResolver();
  const form = useForm<Passwords, unknown, Passwords>({ resolver, defaultValues: NONE, mode: 'onSubmit' });
  const { watch, trigger, getFieldState } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      // What is said at the second one depends on the first.
      if (name === 'password' && getFieldState('repeat').error) void trigger('repeat');
    });
    return unsubscribe;
  }, [watch, trigger, getFieldState]);
  return form;
}

export function ChangePassword({ user, onDirtyChange }: SectionProps) {
  const t = useT();
  const form = usePasswordForm();
  const reload = useReloadedProfile();
  const { isDirty } = form.formState;
  useEffect(() => onDirtyChange('change-password', isDirty), [onDirtyChange, isDirty]);
  const save = async (values: Passwords) => {
    try {
      await call(changeOwnPassword, {
        body: { currentPassword: values.currentPassword, password: values.password },
      });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      const message = t(refusal);
      form.setError('currentPassword', { type: 'server', message }, { shouldFocus: true });
      return;
    }
    form.reset(NONE);
    // What was said of the old password does not hold for the new one.
    void reload().catch(() => undefined);
    toast.success(t('profile.password.saved'));
  };
  return (
    <Section name="change-password" about={t('profile.password.about')}>
      {user.isPasswordWeak && <WeakPasswordNotice />}
      <Form form={form} onSubmit={save} label={t('profile.password.title')}>
        {/* Tells a password manager whose password changes. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          control={form.control}
          name="currentPassword"
          label={t('profile.password.current')}
          autoComplete="current-password"
        />
        <div className={styles.pair}>
          <PasswordField
            control={form.control}
            name="password"
            label={t('profile.password.new')}
            hint={t(
              user.role === 'AGENCY_ADMIN' ? 'profile.password.hintAdministrator' : 'profile.password.hint',
            )}
            autoComplete="new-password"
          />
          <PasswordField
            control={form.control}
            name="repeat"
            label={t('profile.password.repeat')}
            autoComplete="new-password"
          />
        </div>
        <SubmitButton>{t('profile.save')}</SubmitButton>
      </Form>
    </Section>
  );
}

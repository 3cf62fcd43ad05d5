import { MAIL_SECURITIES, type MailAccount } from '@cantera/shared/contracts/channels';
import { Form, PasswordField, SelectField, SubmitButton, TextField } from '@cantera/shared/forms';
import type { User } from '@cantera/shared/session';
import { Button } from 'antd';
import { useT } from '../../messages/index.ts';
import styles from './channels.module.css';
import { MAIL_PROVIDERS, type MailProvider } from './mail-providers.ts';
import { useMailForm } from './use-mail-form.ts';

function Providers({ onPick }: { onPick: (provider: MailProvider) => void }) {
  const t = useT();
  return (
    <fieldset className={styles.providers}>
      <legend>{t('mail.providers')}</legend>
      {MAIL_PROVIDERS.map((provider) => (
        <Button key={provider.name} onClick={() => onPick(provider)}>
          {provider.name}
        </Button>
      ))}
      <p className={styles.about}>{t('mail.providersHint')}</p>
    </fieldset>
  );
}

/** Asks for everything that sending needs, and connects once a test mail has gone out. */
export function MailAccountForm({ account, user }: { account: MailAccount | null; user: User }) {
  const t = useT();
  const { form, save, reload } = useMailForm(account, user);
  const { control, setValue } = form;
  const pick = ({ host, port, security }: MailProvider) => {
    const how = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    setValue('host', host, how);
    setValue('port', String(port), how);
    setValue('security', security, how);
  };
  return (
    <Form form={form} label={t('mail.title')} className={styles.form} onSubmit={save} onReload={reload}>
      <p className={styles.about}>{t('mail.about', { email: user.email })}</p>
      <Providers onPick={pick} />
      <div className={styles.server}>
        <TextField
          control={control}
          name="host"
          label={t('mail.host')}
          placeholder="smtp.example.com"
          autoComplete="off"
        />
        <TextField
          control={control}
          name="port"
          label={t('mail.port')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <SelectField
        control={control}
        name="security"
        label={t('mail.security')}
        options={MAIL_SECURITIES.map((value) => ({ value, label: t(`mail.security.${value}`) }))}
      />
      <div className={styles.pair}>
        <TextField
          control={control}
          name="username"
          label={t('mail.username')}
          autoComplete="off"
          isOptional
        />
        <PasswordField
          control={control}
          name="password"
          label={t('mail.password')}
          hint={account?.hasPassword ? t('mail.passwordKept') : t('mail.passwordHint')}
          autoComplete="new-password"
          isOptional={account?.hasPassword}
        />
      </div>
      <div className={styles.pair}>
        <TextField control={control} name="fromName" label={t('mail.fromName')} autoComplete="off" />
        <TextField
          control={control}
          name="fromAddress"
          type="email"
          label={t('mail.fromAddress')}
          autoComplete="off"
        />
      </div>
      <SubmitButton>{t(account ? 'mail.save' : 'mail.connect')}</SubmitButton>
    </Form>
  );
}

import { Form, SubmitButton, TextField, useZodForm } from '@cantera/shared/forms';
import { Button } from 'antd';
import { useT } from '../../messages/client-from-page.ts';
import { type Address, addressForm, addressOf, type Way } from './address.ts';
import styles from './client-from-page.module.css';

const PLACEHOLDERS = { linkedin: 'https://www.linkedin.com/company/…', web: 'https://…' } as const;

/** The two ways to name a company. */
export function WayStep({ onChoose }: { onChoose: (way: Way) => void }) {
  const t = useT();
  return (
    <>
      <h2 className={styles.title}>{t('fromPage.how')}</h2>
      <p className={styles.quiet}>{t('fromPage.about')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => onChoose('linkedin')}>{t('fromPage.linkedin')}</Button>
        <Button onClick={() => onChoose('web')}>{t('fromPage.web')}</Button>
      </div>
    </>
  );
}

type AddressStepProps = { way: Way; typed: string; onStart: (typed: Address) => void; onBack: () => void };

/** Asks for the address of the page. */
export function AddressStep({ way, typed, onStart, onBack }: AddressStepProps) {
  const t = useT();
  const form = useZodForm(addressForm, { defaults: { url: typed } });
  return (
    <Form
      form={form}
      onSubmit={({ url }) => onStart(addressOf(url, form.getValues('url')))}
      label={t(way === 'linkedin' ? 'fromPage.linkedin' : 'fromPage.web')}
    >
      <TextField
        control={form.control}
        name="url"
        type="url"
        label={t(way === 'linkedin' ? 'fromPage.linkedinUrl' : 'fromPage.webUrl')}
        placeholder={PLACEHOLDERS[way]}
        autoComplete="off"
      />
      <div className={styles.buttons}>
        <SubmitButton>{t('fromPage.start')}</SubmitButton>
        <Button onClick={onBack}>{t('fromPage.back')}</Button>
      </div>
    </Form>
  );
}

import { FieldFrame } from '@cantera/shared/forms';
import { useId } from 'react';
import { useT } from '../messages/index.ts';
import styles from './read-only-email.module.css';

/** An address that cannot be changed; it can be selected and copied. */
export function ReadOnlyEmail({ email, hint }: { email: string; hint?: string }) {
  const t = useT();
  const id = useId();
  return (
    <FieldFrame id={id} label={t('profile.email')} hint={hint} error={undefined}>
      <input
        id={id}
        type="email"
        className={styles.input}
        value={email}
        readOnly
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
      />
    </FieldFrame>
  );
}

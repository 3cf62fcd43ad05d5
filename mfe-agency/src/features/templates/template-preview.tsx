import type { MessageTemplateInput } from '@cantera/shared/contracts/message-templates';
import { replaceVariables } from '@cantera/shared/contracts/message-variables';
import { RichText } from '@cantera/shared/rich-text';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useT } from '../../messages/index.ts';
import styles from './templates.module.css';

type PreviewProps<T> = { control: Control<MessageTemplateInput, unknown, T> };

/** What a candidate would get, with sample values. */
export function TemplatePreview<T>({ control }: PreviewProps<T>): ReactNode {
  const t = useT();
  const [subject, body] = useWatch({ control, name: ['subject', 'body'] });
  const filled = (text: string): string =>
    replaceVariables(text, (variable) => t(`templates.sample.${variable}`));
  if (!subject && !body) return null;
  return (
    <section className={styles.preview} aria-label={t('templates.preview')}>
      <p className={styles.meta}>{t('templates.preview')}</p>
      <p className={styles.name}>{filled(subject)}</p>
      <RichText html={filled(body)} />
    </section>
  );
}

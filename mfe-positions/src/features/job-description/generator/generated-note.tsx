import { IconButton } from '@cantera/shared/design-system';
import { X } from 'lucide-react';
import { useT } from '../../../messages/generator.ts';
import styles from './generator.module.css';
import type { Generated } from './use-generator.ts';

/** Who wrote the text that stands in the editor, what it leaves out, and what of it a person has to check. */
export function GeneratedNote({ generated, onClose }: { generated: Generated; onClose: () => void }) {
  const t = useT();
  const { leftOut, toCheck } = generated;
  return (
    <section className={styles.note} aria-label={t('generator.note')}>
      <div className={styles.noteHead}>
        <p className={styles.writer}>{t(`generator.writtenBy.${generated.writtenBy}`)}</p>
        <IconButton size="small" label={t('generator.note.close')} icon={<X size={14} />} onClick={onClose} />
      </div>
      <p>{t('generator.note.read')}</p>
      {toCheck.length > 0 && (
        <>
          <p>{t('generator.toCheck')}</p>
          <ul>
            {toCheck.map((part) => (
              <li key={part}>{t(`generator.toCheck.${part}`)}</li>
            ))}
          </ul>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <p>{t('generator.leftOut')}</p>
          <ul>
            {leftOut.map((part) => (
              <li key={part}>{t(`generator.leftOut.${part}`)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

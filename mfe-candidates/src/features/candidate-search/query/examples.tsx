import { CornerDownRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/search.ts';
import styles from './query.module.css';

const EXAMPLES = ['one', 'two', 'three', 'four'] as const;

/** Searches that somebody could ask for, in the reader's language; each runs when it is chosen. */
export function Examples({ hrefTo }: { hrefTo: (words: string) => string }) {
  const t = useT();
  return (
    <section className={styles.examples} aria-label={t('search.examples')}>
      <h2 className={styles.heading}>{t('search.examples')}</h2>
      <ul className={styles.exampleList}>
        {EXAMPLES.map((name) => (
          <li key={name}>
            <Link to={hrefTo(t(`search.example.${name}`))} className={styles.example}>
              <CornerDownRight size={14} aria-hidden />
              <span>{t(`search.example.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('search.operators')}</p>
    </section>
  );
}

import type { Candidate } from '@cantera/shared/contracts/candidates';
import { displayName } from '@cantera/shared/i18n';
import { lazyPart } from '@cantera/shared/remotes';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';
import { Section } from './section.tsx';

const LanguagesEditor = lazyPart(
  () => import(/* webpackChunkName: "lookup-editors" */ '../editors/languages-editor.tsx'),
);

export function Languages({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { languages } = candidate;
  return (
    <Section
      candidate={candidate}
      field="languages"
      title={t('candidates.section.languages')}
      count={languages.length}
      editor={(close) => <LanguagesEditor candidate={candidate} onDone={close} />}
    >
      {languages.length === 0 && <p className={styles.quiet}>{t('candidates.panel.none')}</p>}
      <dl className={styles.pairs}>
        {languages.map(({ code, proficiency }) => (
          <div key={code} className={styles.pair}>
            <dt className={styles.term}>{displayName(code, 'language')}</dt>
            <dd className={styles.value}>{proficiency}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

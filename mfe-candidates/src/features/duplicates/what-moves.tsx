import { shownName } from '@cantera/shared/contracts/default-names';
import type { MergePreview } from '@cantera/shared/contracts/merges';
import { fullName } from '@cantera/shared/contracts/text';
import { formatList } from '@cantera/shared/i18n';
import { currentLocale } from '@cantera/shared/session';
import { GDPR_WORDS } from '../../lib/person/candidate-words.ts';
import { useT as useRemoteT } from '../../messages/index.ts';
import { useT } from '../../messages/merging.ts';
import styles from './duplicates.module.css';

const COUNTED = [
  'applications',
  'comments',
  'documents',
  'messages',
  'consents',
  'contracts',
  'suggestions',
] as const;

/** What a merge will do beyond the values: what goes over, what is set aside, what is not sent. */
export function WhatMoves({ preview }: { preview: MergePreview }) {
  const t = useT();
  const remoteT = useRemoteT();
  const { counts, doubleApplications, cancelledMessages } = preview;
  const moving = COUNTED.flatMap((what) =>
    counts[what] > 0 ? t(`candidates.merge.count.${what}`, { count: counts[what] }) : [],
  );
  const names = { survivor: fullName(preview.survivor), other: fullName(preview.other) };
  return (
    <section className={styles.moves} aria-label={t('candidates.merge.moves', names)}>
      <h2 className={styles.heading}>{t('candidates.merge.moves', names)}</h2>
      <ul>
        <li>{moving.length > 0 ? formatList(moving) : t('candidates.merge.count.none')}</li>
        {doubleApplications.map(({ positionId, positionTitle, ...double }) => {
          const [survivorStep, otherStep] = [
            shownName(double.survivorStep, currentLocale()),
            shownName(double.otherStep, currentLocale()),
          ];
          const isSurvivors = double.stays === 'SURVIVOR';
          return (
            <li key={positionId}>
              {t('candidates.merge.double', {
                position: positionTitle,
                step: isSurvivors ? survivorStep : otherStep,
                aside: isSurvivors ? otherStep : survivorStep,
              })}
            </li>
          );
        })}
        {cancelledMessages > 0 && <li>{t('candidates.merge.cancelled', { count: cancelledMessages })}</li>}
        <li>{t('candidates.merge.consent', { status: remoteT(GDPR_WORDS[preview.gdprStatus]) })}</li>
        {preview.isRefusalOverruled && <li className={styles.warning}>{t('candidates.merge.refusal')}</li>}
      </ul>
    </section>
  );
}

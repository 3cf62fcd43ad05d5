import { useApi } from '@cantera/shared/api-client';
import { getPoolProfile, type PoolProfile } from '@cantera/shared/contracts/hunt-profiles';
import type { Hunt, PoolCandidate } from '@cantera/shared/contracts/hunts';
import { DataView } from '@cantera/shared/data-view';
import { SkeletonRows } from '@cantera/shared/design-system';
import { displayName, formatDate, formatList } from '@cantera/shared/i18n';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/hunts.ts';
import styles from './strangers.module.css';

type Dated = { startDate: string | null; endDate: string | null };

/** `2015-01 – 2019`; what goes on has no end. */
const periodOf = ({ startDate, endDate }: Dated): string =>
  startDate || endDate ? `${startDate ?? ''} – ${endDate ?? ''}`.trim() : '';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className={styles.section}>{title}</h3>
      {children}
    </>
  );
}

function Entries({
  entries,
}: {
  entries: readonly (readonly [title: string, place: string, dates: Dated])[];
}) {
  return (
    <ul className={styles.entries}>
      {entries.map(([title, place, dates], at) => (
        <li key={at}>
          {[title, place].filter((part) => part !== '–').join(' · ')}{' '}
          <span className={styles.quiet}>{periodOf(dates)}</span>
        </li>
      ))}
    </ul>
  );
}

function Contact({ profile: { email, phoneNumber } }: { profile: PoolProfile }) {
  const t = useT();
  if (!email && !phoneNumber) return null;
  return (
    <Section title={t('hunts.stranger.contact')}>
      <div className={styles.contact}>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phoneNumber && <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</a>}
      </div>
    </Section>
  );
}

function Whole({ profile }: { profile: PoolProfile }) {
  const t = useT();
  const { summary, jobs, educations, languages, skills } = profile;
  return (
    <>
      <Contact profile={profile} />
      {summary && (
        <Section title={t('hunts.stranger.summary')}>
          <p className={styles.summary}>{summary}</p>
        </Section>
      )}
      {jobs.length > 0 && (
        <Section title={t('hunts.stranger.jobs')}>
          <Entries entries={jobs.map((job) => [job.position, job.companyName, job])} />
        </Section>
      )}
      {educations.length > 0 && (
        <Section title={t('hunts.stranger.education')}>
          <Entries entries={educations.map((school) => [school.degree, school.institutionName, school])} />
        </Section>
      )}
      {languages.length > 0 && (
        <Section title={t('hunts.stranger.languages')}>
          <p>
            {formatList(
              languages.map(({ code, proficiency }) => `${displayName(code, 'language')} ${proficiency}`),
            )}
          </p>
        </Section>
      )}
      {skills.length > 0 && (
        <Section title={t('hunts.stranger.skills')}>
          <p>{formatList(skills)}</p>
        </Section>
      )}
    </>
  );
}

/** What the file, or the server, says of somebody who is no candidate, and until when it is kept. */
export default function StrangerProfile({ hunt, person }: { hunt: Hunt; person: PoolCandidate }) {
  const t = useT();
  const query = useApi(getPoolProfile, { params: { id: hunt.id, strangerId: person.id } });
  return (
    <DataView
      query={query}
      isEmpty={() => false}
      empty={null}
      errorTitle={t('hunts.stranger.error')}
      skeleton={<SkeletonRows rows={4} />}
    >
      {({ data }) => (
        <>
          <p className={styles.quiet}>
            {t('hunts.stranger.deletedAt', { date: formatDate(data.deletedAt, { dateStyle: 'long' }) })}
          </p>
          {data.origin && (
            <p className={styles.origin}>
              {t('hunts.stranger.origin', { name: data.fileName, origin: data.origin })}
            </p>
          )}
          <Whole profile={data.profile} />
        </>
      )}
    </DataView>
  );
}

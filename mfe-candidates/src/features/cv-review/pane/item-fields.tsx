import type { ExtractedCandidate, UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import type { IntakeItemDetail } from '@cantera/shared/contracts/intakes';
import { joinNames } from '@cantera/shared/contracts/text';
import { Chip, StatusDot } from '@cantera/shared/design-system';
import { displayName } from '@cantera/shared/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PagesRead } from '../../../lib/cv-file/pages-read.tsx';
import { MachineMark } from '../../../lib/person/machine-mark.tsx';
import { stagePeriod } from '../../../lib/person/stages.ts';
import { Unanswered } from '../../../lib/unsure/unanswered.tsx';
import { type ShowInCv, UnsureLines } from '../../../lib/unsure/unsure-lines.tsx';
import { asEntry, isSingle } from '../../../lib/unsure/unsure-values.ts';
import { useT } from '../../../messages/review.ts';
import { isUnread } from '../data/review-filters.ts';
import { statusTone, statusWords, unreadWords } from '../review-words.ts';
import { Duplicates } from './duplicates.tsx';
import { HiddenWords } from './hidden-words.tsx';
import styles from './pane.module.css';
import type { ItemPlace, OpenItemState } from './use-open-item.ts';

type FieldsProps = { reading: ExtractedCandidate; doubtful: readonly string[] };
type UnsureProps = {
  /** Missing once the CV is decided. */
  onUse: ((value: UnsureValue) => void) | undefined;
  onShow: ShowInCv;
};

function Line({
  name,
  label,
  reading,
  doubtful,
  children,
}: FieldsProps & { name: keyof Candidate; label: string; children: ReactNode }) {
  const t = useT();
  const isDoubtful = doubtful.includes(name);
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{children}</span>
        <MachineMark candidate={reading} field={name} />
        {isDoubtful && <Chip tone="warning">{t('candidates.review.doubtful')}</Chip>}
      </dd>
    </div>
  );
}

type StageLine = {
  key: string;
  what: string;
  where: string;
  startDate: string | null;
  endDate: string | null;
};

function Stages({ label, stages, isOngoing }: { label: string; stages: StageLine[]; isOngoing: boolean }) {
  const t = useT();
  if (stages.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3>{label}</h3>
      <ul>
        {stages.map(({ key, what, where, ...dates }) => (
          <li key={key}>
            <span>{[what, where].filter(Boolean).join(' · ')}</span>{' '}
            <span className={styles.quiet}>
              {stagePeriod(
                t,
                { id: key, what, where, locationId: null, locationName: null, ...dates },
                isOngoing,
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reading({ reading, doubtful, onUse, onShow }: FieldsProps & UnsureProps) {
  const t = useT();
  const lines = [
    ['jobTitle', t('candidates.field.jobTitle'), reading.jobTitle],
    ['email', t('candidates.field.email'), reading.email],
    ['phoneNumber', t('candidates.field.phone'), reading.phoneNumber],
    ['linkedin', t('candidates.field.linkedin'), reading.linkedin],
    ['location', t('candidates.field.location'), reading.location?.address ?? reading.location?.name ?? null],
    [
      'languages',
      t('candidates.section.languages'),
      reading.languages
        .map(({ code, proficiency }) => `${displayName(code, 'language')} ${proficiency}`)
        .join(', ') || null,
    ],
  ] as const;
  const skills = [...reading.hardSkills, ...reading.softSkills];
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(
          ([name, label, value]) =>
            value && (
              <Line key={name} name={name} label={label} reading={reading} doubtful={doubtful}>
                {value}
              </Line>
            ),
        )}
      </dl>
      <UnsureLines
        values={reading.unsure}
        onUse={onUse}
        canUse={(value) => isSingle(value.field) || asEntry(value) !== undefined}
        onShow={onShow}
      />
      <PagesRead pages={reading.cvPages} className={styles.note} />
      <Unanswered isUnanswered={reading.isUnanswered} />
      {reading.summary && <p className={styles.summary}>{reading.summary}</p>}
      <Stages
        isOngoing
        label={t('candidates.section.experience')}
        stages={reading.workExperiences.map(({ position, companyName, startDate, endDate }, at) => ({
          key: `${at}`,
          what: position,
          where: companyName,
          startDate,
          endDate,
        }))}
      />
      <Stages
        isOngoing={false}
        label={t('candidates.section.education')}
        stages={reading.educations.map(({ degree, institutionName, startDate, endDate }, at) => ({
          key: `${at}`,
          what: degree,
          where: institutionName,
          startDate,
          endDate,
        }))}
      />
      {skills.length > 0 && (
        <div className={styles.block}>
          <h3>{t('candidates.page.skills')}</h3>
          <p className={styles.skills}>
            {skills.map(({ id, name }) => (
              <Chip key={id}>{name}</Chip>
            ))}
          </p>
        </div>
      )}
    </>
  );
}

/** What stands for the reading while there is none: it is under way, it failed, or the CV is decided. */
function NoReading({ item }: { item: IntakeItemDetail }) {
  const t = useT();
  if (isUnread(item)) return <p role="status">{t('candidates.cvReading')}</p>;
  if (item.status === 'UNREADABLE') {
    const why = unreadWords(item.cvStatus);
    return (
      <div className={styles.note}>
        <p>{t('candidates.cvFailed.title')}</p>
        {why && <p className={styles.quiet}>{t(why)}</p>}
      </div>
    );
  }
  return item.candidateId ? (
    <p>
      <Link to={`/candidates/${item.candidateId}`}>{t('candidates.review.openCandidate')}</Link>
    </p>
  ) : null;
}

type ItemFieldsProps = {
  item: IntakeItemDetail;
  state: OpenItemState;
  place: ItemPlace;
  onShow: ShowInCv;
};

/** The heading takes the focus that the CV before it passes on. */
function useTakeFocus({ passesFocus }: ItemPlace) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (passesFocus.current) heading.current?.focus();
    passesFocus.current = false;
  }, [passesFocus]);
  return heading;
}

/** Whom a CV tells of: the fields that were read, marked by how sure they are, and who may be the same person. */
export function ItemFields({ item, state, place, onShow }: ItemFieldsProps) {
  const t = useT();
  const heading = useTakeFocus(place);
  const name = joinNames(item.firstName, item.lastName);
  const { reading } = item;
  return (
    <div className={styles.scroll}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {name || item.fileName}
        </h2>
        <StatusDot tone={statusTone(item)}>{t(statusWords(item))}</StatusDot>
      </header>
      {item.status === 'NEEDS_NAME' && <p className={styles.note}>{t('candidates.review.needsName')}</p>}
      <HiddenWords item={item} />
      {item.possibleDuplicates.length > 0 && (
        <Duplicates item={item} state={state} address={place.address} decide={place.decide} />
      )}
      {reading && item.status !== 'UNREADABLE' ? (
        <Reading
          reading={reading}
          doubtful={item.doubtful}
          onUse={state.isOpen ? state.use : undefined}
          onShow={onShow}
        />
      ) : (
        <NoReading item={item} />
      )}
    </div>
  );
}

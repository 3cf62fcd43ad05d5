import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar, Chip, Truncated } from '@cantera/shared/design-system';
import { displayName, formatList } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { Link } from 'react-router-dom';
import type { useT } from '../../messages/index.ts';
import { linkedinAddress } from '../linkedin-address.ts';
import { usePhoneWords } from '../phone.ts';
import { TagRow } from '../tags/candidate-tags.tsx';
import styles from './candidate-rows.module.css';

type Translate = ReturnType<typeof useT>;
type CandidateColumn = Column<CandidateListItem>;

const dash = <span className={styles.none}>–</span>;
const words = (text: string | null | undefined) => (text ? <Truncated>{text}</Truncated> : dash);

export const placeOf = ({ location }: CandidateListItem): string => location?.name || location?.address || '';
export const jobOf = ({ jobTitle, companyName }: CandidateListItem): string =>
  [jobTitle, companyName].filter(Boolean).join(' · ');
const languagesOf = ({ languages }: CandidateListItem): string =>
  languages.map(({ code, proficiency }) => `${code} ${proficiency}`).join(', ');
const languageNamesOf = ({ languages }: CandidateListItem): string =>
  formatList(languages.map(({ code, proficiency }) => `${displayName(code, 'language')} ${proficiency}`));

const who = (t: Translate, hrefTo: (id: string) => string): CandidateColumn[] => [
  {
    key: 'fullName',
    header: t('candidates.list.name'),
    isAlwaysVisible: true,
    minWidth: 210,
    cell: (row) => {
      const name = fullName(row);
      return (
        <span className={styles.person}>
          <Avatar person={{ id: row.id, name, imageUrl: row.profileImageUrl }} size={24} isDecorative />
          <Link className={styles.name} to={hrefTo(row.id)} data-candidate={row.id}>
            <Truncated>{name}</Truncated>
          </Link>
        </span>
      );
    },
  },
  {
    key: 'position',
    header: t('candidates.list.position'),
    minWidth: 180,
    cell: (row) => words(jobOf(row)),
  },
];

const contact = (t: Translate): CandidateColumn[] => [
  {
    key: 'linkedin',
    header: t('candidates.list.linkedin'),
    width: 84,
    cell: (row) =>
      row.linkedin ? (
        <a
          href={linkedinAddress(row.linkedin)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('candidates.list.linkedinOf', { name: fullName(row) })}
        >
          {t('candidates.list.view')}
        </a>
      ) : (
        dash
      ),
  },
  {
    key: 'email',
    header: t('candidates.list.email'),
    width: 180,
    cell: ({ email }) =>
      email ? (
        <a href={`mailto:${email}`} className={styles.link}>
          <Truncated>{email}</Truncated>
        </a>
      ) : (
        dash
      ),
  },
  {
    key: 'phone',
    header: t('candidates.list.phone'),
    width: 144,
    cell: ({ phoneNumber }) => (phoneNumber ? <PhoneLink phone={phoneNumber} /> : dash),
  },
];

function PhoneLink({ phone }: { phone: string }) {
  const { shown, callAddress } = usePhoneWords()(phone);
  return (
    <a href={callAddress} className={styles.link}>
      {shown}
    </a>
  );
}

const details = (t: Translate): CandidateColumn[] => [
  {
    key: 'location',
    header: t('candidates.list.location'),
    width: 124,
    cell: (row) => words(placeOf(row)),
  },
  {
    key: 'languages',
    header: t('candidates.list.languages'),
    width: 148,
    cell: (row) =>
      row.languages.length > 0 ? (
        <span title={languageNamesOf(row)} className={styles.languages}>
          {languagesOf(row)}
        </span>
      ) : (
        dash
      ),
  },
  {
    key: 'summary',
    header: t('candidates.list.summary'),
    width: 260,
    isDefaultHidden: true,
    cell: (row) => words(row.summary),
  },
];

const tags = (t: Translate): CandidateColumn => ({
  key: 'tags',
  header: t('candidates.tags.column'),
  width: 160,
  cell: (row) => (row.tags.length > 0 ? <TagRow tags={row.tags} /> : dash),
});

/** Marks those who are in the position that the address names. */
export const assignedColumn = (t: Translate): CandidateColumn => ({
  key: 'assigned',
  header: t('candidates.list.assigned'),
  isFromAddress: true,
  width: 104,
  cell: (row) => (row.assigned ? <Chip tone="accent">{t('candidates.list.assigned')}</Chip> : dash),
});

/** What else is known of somebody: tags, ways to reach them, place, languages, summary. */
export const knownColumns = (t: Translate): CandidateColumn[] => [tags(t), ...contact(t), ...details(t)];

/** Every column of the list; the marker of those already in a position only when there is one to speak of. */
export const candidateColumns = (
  t: Translate,
  hrefTo: (id: string) => string,
  hasPosition: boolean,
): CandidateColumn[] => [...who(t, hrefTo), ...(hasPosition ? [assignedColumn(t)] : []), ...knownColumns(t)];

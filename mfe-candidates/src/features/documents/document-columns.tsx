import type { CandidateDocument } from '@cantera/shared/contracts/documents';
import { joinNames } from '@cantera/shared/contracts/text';
import type { Member } from '@cantera/shared/contracts/users';
import { Avatar, Truncated } from '@cantera/shared/design-system';
import { formatDate, formatNumber } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { FileText } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { useT } from '../../messages/documents.ts';
import styles from './documents.module.css';
import { isFresh } from './use-documents.ts';

type Translate = ReturnType<typeof useT>;
type Renew = (document: CandidateDocument) => Promise<string>;

const dash = <span className={styles.none}>–</span>;

/** A size in the reader's language: `182 KB`, `2.4 MB`. */
function formatSize(bytes: number): string {
  const options = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  if (bytes >= 1e6) return formatNumber(bytes / 1e6, { ...options, unit: 'megabyte' });
  return formatNumber(Math.max(1, Math.round(bytes / 1000)), { ...options, unit: 'kilobyte' });
}

/** The title, which opens the file in a tab of its own. */
export function TitleLink({ document, renew }: { document: CandidateDocument; renew: Renew }) {
  const open = (event: MouseEvent) => {
    if (isFresh(document.fileUrl)) return;
    event.preventDefault();
    // Opened now: after waiting for the new address the browser would take it for an advertisement.
    const tab = window.open('', '_blank');
    void renew(document).then((url) => {
      if (!tab) return;
      tab.opener = null;
      tab.location.href = url;
    });
  };
  return (
    <a className={styles.title} href={document.fileUrl} target="_blank" rel="noreferrer" onClick={open}>
      <Truncated>{document.title}</Truncated>
    </a>
  );
}

export const typeOf = ({ extension, size }: CandidateDocument): string =>
  `${extension.toUpperCase()}, ${formatSize(size)}`;

function Creator({ id, members }: { id: string | null; members: readonly Member[] }) {
  const member = members.find((one) => one.id === id);
  if (!member) return dash;
  const name = joinNames(member.firstName, member.lastName);
  return <Avatar person={{ id: member.id, name, imageUrl: member.imageUrl }} size={24} />;
}

/** The columns of a candidate's documents. */
export const documentColumns = (
  t: Translate,
  members: readonly Member[],
  renew: Renew,
): Column<CandidateDocument>[] => [
  {
    key: 'title',
    header: t('candidates.documents.title'),
    minWidth: 240,
    cell: (document) => (
      <span className={styles.titleCell}>
        <FileText size={16} aria-hidden />
        <TitleLink document={document} renew={renew} />
      </span>
    ),
  },
  {
    key: 'description',
    header: t('candidates.documents.description'),
    minWidth: 240,
    cell: ({ description }) => (description ? <Truncated>{description}</Truncated> : dash),
  },
  { key: 'type', header: t('candidates.documents.type'), width: 128, cell: typeOf },
  {
    key: 'createdAt',
    header: t('candidates.documents.created'),
    width: 128,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    key: 'createdBy',
    header: t('candidates.documents.by'),
    width: 72,
    cell: ({ createdBy }) => <Creator id={createdBy} members={members} />,
  },
];

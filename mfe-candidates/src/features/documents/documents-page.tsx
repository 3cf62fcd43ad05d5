import { useApi } from '@cantera/shared/api-client';
import { type CandidateDocument, createDocument } from '@cantera/shared/contracts/documents';
import { listUsers } from '@cantera/shared/contracts/users';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, NoMatchState, SearchInput, Toolbar } from '@cantera/shared/design-system';
import { formatDate } from '@cantera/shared/i18n';
import { DataTable, type ListConfig, useListState } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Files, Upload } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useT } from '../../messages/documents.ts';
import { documentColumns, TitleLink, typeOf } from './document-columns.tsx';
import { matches } from './document-title.ts';
import styles from './documents.module.css';
import { DropArea } from './drop-area.tsx';
import { useDocumentActions } from './use-document-actions.tsx';
import { useDocuments, useFreshLink } from './use-documents.ts';

const UploadDialog = lazyPart(() => import('./upload-dialog.tsx'));
const ModifyDialog = lazyPart(() => import('./modify-dialog.tsx'));

const LIST: ListConfig<Record<string, never>> = { filters: {}, names: { search: 'q' } };
/** Files that were dropped together are asked about one after the other. */
type Uploading = { kind: 'upload'; files: readonly File[]; at: number };
type Open = Uploading | { kind: 'modify'; document: CandidateDocument };

type DocumentsTableProps = {
  candidateId: string;
  documents: readonly CandidateDocument[];
  onModify: (document: CandidateDocument) => void;
};

function DocumentsTable({ candidateId, documents, onModify }: DocumentsTableProps) {
  const t = useT();
  const members = useApi(listUsers, {}).data?.users ?? [];
  const renew = useFreshLink(candidateId);
  const actions = useDocumentActions(candidateId, onModify);
  return (
    <DataTable
      label={t('candidates.page.tab.documents')}
      columns={documentColumns(t, members, renew)}
      rows={documents}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => title}
      rowActions={actions}
      renderCompact={(document) => (
        <>
          <TitleLink document={document} renew={renew} />
          <span className={styles.meta}>{document.description || '–'}</span>
          <span className={styles.meta}>{`${typeOf(document)} · ${formatDate(document.createdAt)}`}</span>
        </>
      )}
    />
  );
}

type OpenDialogProps = {
  candidateId: string;
  open: Open;
  onChange: (open: Open | undefined) => void;
};

/** The dialog that is open, loaded when it is first asked for. */
function OpenDialog({ candidateId, open, onChange }: OpenDialogProps) {
  const close = () => onChange(undefined);
  const next = ({ files, at }: Uploading) =>
    onChange(at + 1 < files.length ? { kind: 'upload', files, at: at + 1 } : undefined);
  return (
    <Suspense>
      {open.kind === 'upload' ? (
        <UploadDialog
          key={open.at}
          candidateId={candidateId}
          file={open.files[open.at]}
          number={open.at + 1}
          count={open.files.length}
          onSaved={() => next(open)}
          onClose={close}
        />
      ) : (
        <ModifyDialog candidateId={candidateId} document={open.document} onClose={close} />
      )}
    </Suspense>
  );
}

/** Files that belong to a candidate: searched by title, uploaded, opened, renamed, deleted. */
export function Component() {
  const t = useT();
  const { candidate: id = '' } = useParams();
  const canWrite = useMay(createDocument);
  const query = useDocuments(id);
  const { search, setSearch, clearFilters } = useListState(LIST);
  const [open, setOpen] = useState<Open>();
  const upload = (
    <Button
      type="primary"
      icon={<Upload aria-hidden />}
      onClick={() => setOpen({ kind: 'upload', files: [], at: 0 })}
    >
      {t('candidates.documents.upload')}
    </Button>
  );
  const found = (items: readonly CandidateDocument[]) => items.filter(({ title }) => matches(title, search));
  const content: ReactNode = (
    <>
      <Toolbar under="tabs" label={t('candidates.page.tab.documents')} end={canWrite && upload}>
        <SearchInput
          className={styles.search}
          label={t('candidates.documents.search')}
          value={search}
          onChange={setSearch}
        />
      </Toolbar>
      <DataView
        query={query}
        isEmpty={({ data }) => found(data.items).length === 0}
        isFiltered={search !== '' && (query.data?.data.items.length ?? 0) > 0}
        errorTitle={t('candidates.documents.error')}
        noMatch={
          <NoMatchState title={t('candidates.list.noResults', { query: search })} onClear={clearFilters} />
        }
        empty={
          <EmptyState
            icon={<Files />}
            title={t('candidates.documents.none')}
            description={canWrite ? t('candidates.documents.noneText') : undefined}
          />
        }
      >
        {({ data }) => (
          <DocumentsTable
            candidateId={id}
            documents={found(data.items)}
            onModify={(document) => setOpen({ kind: 'modify', document })}
          />
        )}
      </DataView>
    </>
  );
  return (
    <>
      {canWrite ? (
        <DropArea onFiles={(files) => setOpen({ kind: 'upload', files, at: 0 })}>{content}</DropArea>
      ) : (
        <div className={styles.area}>{content}</div>
      )}
      {open && <OpenDialog candidateId={id} open={open} onChange={setOpen} />}
    </>
  );
}

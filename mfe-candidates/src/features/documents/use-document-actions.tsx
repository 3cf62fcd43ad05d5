import { call, isApiError } from '@cantera/shared/api-client';
import { type CandidateDocument, deleteDocument, updateDocument } from '@cantera/shared/contracts/documents';
import { confirm, type MenuEntry, toast } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { useT } from '../../messages/documents.ts';
import { useDocumentsRefresh, useFreshLink } from './use-documents.ts';

/** Saves the file of a signed link under its own name. */
function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = `${url}&download=1`;
  link.download = '';
  link.click();
}

/** What a document's menu holds: Modify, Download, Delete; for who may only read, Download. */
export function useDocumentActions(
  candidateId: string,
  onModify: (document: CandidateDocument) => void,
): (document: CandidateDocument) => MenuEntry[] {
  const t = useT();
  const canWrite = useMay(updateDocument);
  const refresh = useDocumentsRefresh(candidateId);
  const renew = useFreshLink(candidateId);
  const download = async (document: CandidateDocument) => {
    try {
      saveFrom(await renew(document));
    } catch {
      toast.standardError();
    }
  };
  const remove = async ({ id, title }: CandidateDocument) => {
    const isSure = await confirm({
      title: t('candidates.documents.deleteTitle', { title }),
      body: t('candidates.documents.deleteText'),
      confirmLabel: t('candidates.delete.action'),
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await call(deleteDocument, { params: { id: candidateId, documentId: id } });
    } catch (error) {
      // Someone else was faster: it is gone as was asked.
      if (!isApiError(error) || error.status !== 404) return toast.standardError();
    }
    toast.success(t('candidates.delete.done'));
    await refresh();
  };
  return (document) => {
    const open: MenuEntry = {
      key: 'download',
      label: t('candidates.cv.download'),
      icon: <Download aria-hidden />,
      onSelect: () => void download(document),
    };
    if (!canWrite) return [open];
    return [
      {
        key: 'modify',
        label: t('candidates.documents.modify'),
        icon: <Pencil aria-hidden />,
        onSelect: () => onModify(document),
      },
      open,
      {
        key: 'delete',
        label: t('candidates.delete.action'),
        icon: <Trash2 aria-hidden />,
        isDanger: true,
        onSelect: () => void remove(document),
      },
    ];
  };
}

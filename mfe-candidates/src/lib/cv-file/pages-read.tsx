import type { CvPages } from '@cantera/shared/contracts/candidates';
import { useT } from '../../messages/index.ts';

type PagesReadProps = { pages: CvPages | null | undefined; className?: string | undefined };

/** What there is to say of the pages of a CV, a sentence each: what was read from a scan, and what was not read. */
function useSentences() {
  const t = useT();
  return ({ read, total, scanned = 0, unread = 0 }: CvPages): string[] => [
    ...(scanned === total ? [t('candidates.cv.scanned')] : []),
    ...(scanned > 0 && scanned < total ? [t('candidates.cv.scannedPages', { scanned, total })] : []),
    ...(unread > 0 ? [t('candidates.cv.scansUnread', { unread, total })] : []),
    ...(read + unread < total ? [t('candidates.cv.pagesRead', { read: read + unread, total })] : []),
  ];
}

/** Says which pages of a CV were read from a scan, and how many were read where that is not all of them. */
export function PagesRead({ pages, className }: PagesReadProps) {
  const sentencesOf = useSentences();
  const sentences = pages ? sentencesOf(pages) : [];
  return sentences.length > 0 ? <p className={className}>{sentences.join(' ')}</p> : null;
}

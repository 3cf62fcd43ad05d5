import type { CvPages } from '@cantera/shared/contracts/candidates';
import { useT } from '../../messages/index.ts';

type PagesReadProps = { pages: CvPages | null | undefined; className?: string | undefined };

/** Says how many pages of a CV were read, where that is not all of them. */
export function PagesRead({ pages, className }: PagesReadProps) {
  const t = useT();
  if (!pages || pages.read >= pages.total) return null;
  return <p className={className}>{t('candidates.cv.pagesRead', pages)}</p>;
}

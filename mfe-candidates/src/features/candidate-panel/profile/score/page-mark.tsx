import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { placeParams } from '../../../../lib/pdf/quoted-place.ts';
import { useT } from '../../../../messages/index.ts';

type PageMarkProps = {
  page: number;
  box: readonly number[] | null;
  /** Tells this mark from the others: two statements may quote the same line. */
  id: string;
  /** Whose CV is quoted: where the panel was opened by a candidate alone, the address does not say it. */
  applicationId: string;
};

/** The mark that the CV was opened by: its panel is drawn anew when the CV closes, and the focus goes back to it. */
let openedBy: string | null = null;

const isCvOpenIn = (params: URLSearchParams): boolean => params.get('candidateMode') === 'cv';

/** For what holds the marks: a CV that was closed at somebody else calls nobody back to its mark. */
export function useForgottenMark(): void {
  const [params] = useSearchParams();
  const isCvOpen = isCvOpenIn(params);
  // After those of the marks themselves.
  useEffect(() => {
    if (!isCvOpen) openedBy = null;
  }, [isCvOpen]);
}

/** `p. 1`: opens the CV at the line that is quoted. */
export function PageMark({ page, box, id, applicationId }: PageMarkProps) {
  const t = useT();
  const link = useRef<HTMLAnchorElement>(null);
  const [params] = useSearchParams();
  const place = { ...placeParams(page, box), applicationId };
  const isCvOpen = isCvOpenIn(params);
  const isShown = isCvOpen && Object.entries(place).every(([name, value]) => params.get(name) === value);
  useEffect(() => {
    if (isShown) link.current?.scrollIntoView({ block: 'nearest' });
    if (isCvOpen || openedBy !== id) return;
    openedBy = null;
    link.current?.focus();
  }, [isShown, isCvOpen, id]);
  const target = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ cvBox: '', ...place, candidateMode: 'cv' }))
    if (value) target.set(name, value);
    else target.delete(name);
  return (
    <Link
      ref={link}
      to={{ search: target.toString() }}
      replace
      preventScrollReset
      aria-label={t('candidates.score.openPage', { page })}
      aria-current={isShown || undefined}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        // In a tab of its own it leaves this one as it is.
        if (!ctrlKey && !metaKey && !shiftKey) openedBy = id;
      }}
    >
      {t('candidates.score.page', { page })}
    </Link>
  );
}

import type { ApplicationSource } from '@cantera/shared/contracts/enums';
import { VisuallyHidden } from '@cantera/shared/design-system';
import { useT } from '../../../messages/board.ts';

const LABELS = {
  INTERNAL_DATABASE: 'board.source.database',
  INTERNAL: 'board.source.portal',
  INTERNAL_TALENT_POOL: 'board.source.hunt',
} as const satisfies Record<ApplicationSource, string>;

/** The three icons once for the whole board: a card only refers to its own, which spares most of its nodes. */
export function SourceSprite() {
  return (
    <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
      <symbol id="source-INTERNAL_DATABASE" viewBox="0 0 24 24">
        <path d="M3 5c0-1.7 4-3 9-3s9 1.3 9 3-4 3-9 3-9-1.3-9-3Zm0 0v14c0 1.7 4 3 9 3s9-1.3 9-3V5M3 12c0 1.7 4 3 9 3s9-1.3 9-3" />
      </symbol>
      <symbol id="source-INTERNAL" viewBox="0 0 24 24">
        <path d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0h20M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20" />
      </symbol>
      <symbol id="source-INTERNAL_TALENT_POOL" viewBox="0 0 24 24">
        <path d="M19.1 4.9A10 10 0 1 0 22 12M12 12 21 3M16.2 7.8A6 6 0 1 0 18 12" />
      </symbol>
    </svg>
  );
}

interface SourceProps {
  source: ApplicationSource;
  /** The words are only said, where something else needs their room. */
  isShort?: boolean;
}

/** Where an application came from. */
export function Source({ source, isShort = false }: SourceProps) {
  const t = useT();
  const words = t(LABELS[source]);
  return (
    <>
      <svg width="12" height="12" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
        <use href={`#source-${source}`} />
      </svg>
      {isShort ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>}
    </>
  );
}

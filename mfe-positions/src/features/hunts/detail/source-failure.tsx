import type { Hunt } from '@cantera/shared/contracts/hunts';
import { TriangleAlert } from 'lucide-react';
import { useT } from '../../../messages/hunts.ts';
import styles from './detail.module.css';

/** Says that the server of people gave a hunt nothing, or not all, and why; a hunt that failed whole says that instead. */
export function SourceFailure({ hunt: { server, hasFailed } }: { hunt: Hunt }) {
  const t = useT();
  if (!server?.failure || hasFailed) return null;
  return (
    <p className={styles.sourceFailure} role="status">
      <TriangleAlert size={14} aria-hidden />
      <span>{t(`hunts.server.failure.${server.failure}`, { name: server.name })}</span>
    </p>
  );
}

import type { CandidatePanelProps } from '@cantera/shared/remotes';
import { Messages, useT } from '../../messages/index.ts';

export const CandidatePanel = (props: CandidatePanelProps) => (
  <Messages>
    <Panel {...props} />
  </Messages>
);

function Panel({ onClose }: CandidatePanelProps) {
  const t = useT();
  return (
    <aside aria-label={t('candidates.panel.label')}>
      <button type="button" onClick={onClose}>
        {t('candidates.panel.close')}
      </button>
    </aside>
  );
}

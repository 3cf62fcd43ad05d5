import { Dialog } from '@cantera/shared/design-system';
import { useT } from '../../messages/index.ts';

export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('reports.add')} onClose={onClose} footer={null}>
      <label>
        {t('reports.name')} <input />
      </label>
    </Dialog>
  );
}

import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { loadCode } from '@cantera/shared/remotes';
import { PRODUCT, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './job-description.module.css';

type DownloadButtonProps = {
  position: Position;
  /** What stands on the screen at the time of the press. */
  html: () => string;
};

/** Prints the description on paper of the agency's, which the browser saves as a PDF. */
export function DownloadButton({ position, html }: DownloadButtonProps) {
  const t = useT();
  const agency = useSession((session) => session.agency);
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { printDescription } = await loadCode(() => import('./print-description.ts'));
      await printDescription({
        title: position.title,
        html: html(),
        agency: agency ? { name: agency.name, logoUrl: agency.logoUrl } : undefined,
        poweredBy: t('positions.description.poweredBy', { product: PRODUCT }),
      });
    } catch {
      toast.standardError();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      className={styles.download}
      icon={<Download size={16} aria-hidden />}
      aria-busy={isBusy}
      onClick={() => void download()}
    >
      {t('positions.description.download')}
    </Button>
  );
}

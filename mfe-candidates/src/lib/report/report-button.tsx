import { IconButton } from '@cantera/shared/design-system';
import { Remote } from '@cantera/shared/remotes';
import { useCan } from '@cantera/shared/session';
import { Button } from 'antd';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../messages/index.ts';

interface ReportButtonProps {
  candidateId: string;
  /** Whose score and answers the report tells; without one the newest application. */
  applicationId?: string | undefined;
  /** Where there is no room for words. */
  isIcon?: boolean;
}

/** Opens the report of a candidate, for who may make one. */
export function ReportButton({ candidateId, applicationId, isIcon = false }: ReportButtonProps) {
  const t = useT();
  // By its permission: the endpoint would bring the whole contract of reports along.
  const may = useCan('candidates.report');
  const [isOpen, setIsOpen] = useState(false);
  if (!may) return null;
  const door = {
    icon: <FileDown size={16} aria-hidden />,
    onClick: () => setIsOpen(true),
  };
  return (
    <>
      {isIcon ? (
        <IconButton label={t('candidates.report.download')} {...door} />
      ) : (
        <Button {...door}>{t('candidates.report.download')}</Button>
      )}
      {isOpen && (
        <Remote
          id="mfe_candidates/report-dialog"
          candidateId={candidateId}
          {...(applicationId ? { applicationId } : {})}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

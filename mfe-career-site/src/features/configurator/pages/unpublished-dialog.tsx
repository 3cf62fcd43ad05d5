import type { SitePageEntry } from '@cantera/shared/contracts/career-site';
import { Dialog } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { useT } from '../../../messages/configurator.ts';

type UnpublishedDialogProps = {
  page: SitePageEntry;
  /** Absent for whoever may not publish. */
  onPublish?: (page: SitePageEntry) => void;
  onClose: () => void;
};

/** Says that a page has to be published before it is opened from the table, and offers to. */
export default function UnpublishedDialog({ page, onPublish, onClose }: UnpublishedDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t('pages.unpublished.title')}
      size="confirm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('pages.unpublished.close')}</Button>
          {onPublish && (
            <Button
              type="primary"
              onClick={() => {
                onClose();
                onPublish(page);
              }}
            >
              {t('pages.publish')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('pages.unpublished.text')}</p>
    </Dialog>
  );
}

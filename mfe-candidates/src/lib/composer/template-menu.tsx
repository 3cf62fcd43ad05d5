import { useApi } from '@cantera/shared/api-client';
import { listMessageTemplates, type MessageTemplate } from '@cantera/shared/contracts/message-templates';
import { Menu } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useT } from '../../messages/composer.ts';

/** The agency's templates, of which one is taken; nothing while there are none. */
export function TemplateMenu({ onPick }: { onPick: (template: MessageTemplate) => void }) {
  const t = useT();
  const mayRead = useMay(listMessageTemplates);
  const templates = useApi(listMessageTemplates, mayRead ? {} : null).data?.data ?? [];
  if (templates.length === 0) return null;
  return (
    <Menu
      label={t('candidates.composer.templates')}
      entries={templates.map((template) => ({
        key: template.id,
        label: template.name,
        onSelect: () => onPick(template),
      }))}
      trigger={(props) => (
        <Button {...props} size="small">
          {t('candidates.composer.useTemplate')}
          <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    />
  );
}

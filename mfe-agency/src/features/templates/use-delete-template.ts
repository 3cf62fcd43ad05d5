import { call, useRefresh } from '@cantera/shared/api-client';
import {
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
} from '@cantera/shared/contracts/message-templates';
import { confirm, toast } from '@cantera/shared/design-system';
import { useCallback } from 'react';
import { useT } from '../../messages/index.ts';

/** Asks, and deletes a template. */
export function useDeleteTemplate(): (template: MessageTemplate) => Promise<void> {
  const t = useT();
  const refresh = useRefresh();
  return useCallback(
    async ({ id, name }) => {
      const isSure = await confirm({
        title: t('templates.delete.title', { name }),
        body: t('templates.delete.text'),
        confirmLabel: t('templates.delete.confirm'),
        isDanger: true,
      });
      if (!isSure) return;
      try {
        await call(deleteMessageTemplate, { params: { id } });
        toast.success(t('templates.deleted'));
      } catch {
        toast.standardError();
      }
      await refresh(listMessageTemplates);
    },
    [t, refresh],
  );
}

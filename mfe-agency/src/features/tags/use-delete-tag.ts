import { call, useRefresh } from '@cantera/shared/api-client';
import { type CountedTag, deleteTag, listTags } from '@cantera/shared/contracts/tags';
import { confirm, toast } from '@cantera/shared/design-system';
import { useCallback } from 'react';
import { useT } from '../../messages/index.ts';

/** Asks, with how many have it, and deletes a tag. */
export function useDeleteTag(): (tag: CountedTag) => Promise<void> {
  const t = useT();
  const refresh = useRefresh();
  return useCallback(
    async ({ id, name, people }) => {
      const isSure = await confirm({
        title: t('tags.delete.title', { name }),
        body: t('tags.delete.text', { count: people ?? 0 }),
        confirmLabel: t('tags.delete.confirm'),
        isDanger: true,
      });
      if (!isSure) return;
      try {
        await call(deleteTag, { params: { id } });
        toast.success(t('tags.deleted'));
      } catch {
        toast.standardError();
      }
      await refresh(listTags);
    },
    [t, refresh],
  );
}

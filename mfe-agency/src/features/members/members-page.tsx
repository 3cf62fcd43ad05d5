import { useApi } from '@cantera/shared/api-client';
import { getAgency } from '@cantera/shared/contracts/agency';
import { updateMember } from '@cantera/shared/contracts/members';
import { listUsers, type MemberListItem } from '@cantera/shared/contracts/users';
import { ForbiddenState, type MenuEntry, SkeletonRows } from '@cantera/shared/design-system';
import { type ListConfig, ListScreen, useListState } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { useCan, useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Suspense, useMemo, useState } from 'react';
import { useT } from '../../messages/members.ts';
import { AddMember } from './add-member.tsx';
import { CompactMember, memberColumns, type RowContext } from './member-rows.tsx';
import { matches, nameOf } from './member-words.ts';
import { useInvitationCalls } from './use-member-calls.ts';

const ModifyMemberDialog = lazyPart(() => import('./modify-member-dialog.tsx'));

const LIST: ListConfig<Record<never, never>> = { filters: {} };

/** The menu of someone who has not accepted yet. */
function useRowActions(canManage: boolean): ((row: MemberListItem) => MenuEntry[]) | undefined {
  const t = useT();
  const { resend, withdraw } = useInvitationCalls();
  if (!canManage) return undefined;
  return (row) =>
    row.invitation
      ? [
          { key: 'again', label: t('members.invitation.again'), onSelect: () => void resend(row) },
          {
            key: 'withdraw',
            label: t('members.invitation.withdraw'),
            isDanger: true,
            onSelect: () => void withdraw(row),
          },
        ]
      : [];
}

function Members() {
  const t = useT();
  const list = useListState(LIST);
  const query = useApi(listUsers, {});
  const agency = useApi(getAgency, {});
  const canManage = useMay(updateMember);
  const ownId = useSession(({ user }) => user?.id);
  const [modifiedId, setModifiedId] = useState<string>();
  const context = useMemo<RowContext>(
    () => ({ t, ownId, canManage, onModify: ({ id }) => setModifiedId(id) }),
    [t, ownId, canManage],
  );
  const columns = useMemo(() => memberColumns(context), [context]);
  const rowActions = useRowActions(canManage);
  const users = query.data?.users;
  const limit = agency.data?.data.plan.limits.maxMembers;
  const modified = users?.find(({ id }) => id === modifiedId);
  const shown = users?.filter((member) => matches(member, list.search, t));
  const known = users && limit !== undefined ? { count: users.length, limit } : undefined;
  return (
    <ListScreen
      title={t('members.title')}
      meta={known && t('members.add.count', known)}
      actions={canManage && known && <AddMember {...known} />}
      list={list}
      query={query}
      rows={shown}
      columns={columns}
      toolbarLabel={t('members.toolbar')}
      searchLabel={t('members.search')}
      errorTitle={t('members.error')}
      empty={null}
      rowLabel={nameOf}
      rowActions={rowActions}
      renderCompact={(row) => <CompactMember row={row} context={context} />}
    >
      {modified && (
        <Suspense>
          <ModifyMemberDialog key={modified.id} member={modified} onClose={() => setModifiedId(undefined)} />
        </Suspense>
      )}
    </ListScreen>
  );
}

/** The people of the agency. Recruiters see them; administrators invite, change and delete. */
export function Component() {
  const t = useT();
  usePageTitle(t('members.title'));
  const isKnown = useSession(({ user }) => user !== null);
  // Every member is read elsewhere too, e.g. to assign them; this page belongs to the agency area.
  const mayRead = useCan('agency.read');
  if (!isKnown) return <SkeletonRows />;
  return mayRead ? <Members /> : <ForbiddenState />;
}

import { apiKey, call, isApiError, useRefresh } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { getAgencyDetails } from '@cantera/shared/contracts/agency';
import { deleteMember, resendInvitation } from '@cantera/shared/contracts/members';
import { listUsers, type MemberListItem } from '@cantera/shared/contracts/users';
import { confirm, toast } from '@cantera/shared/design-system';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/members.ts';

type Members = EndpointResponse<typeof listUsers>;

export const isLastAdmin = (error: unknown): boolean =>
  isApiError(error) && error.is(deleteMember, 'LAST_ADMIN');

/** Changes the list in the shared cache as the server has just answered. */
export function useMemberList() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useMemo(() => {
    const change = (update: (users: MemberListItem[]) => MemberListItem[]): Promise<unknown> =>
      mutate<Members>(apiKey(listUsers, {}), (known) => known && { users: update(known.users) }, {
        revalidate: false,
      });
    return {
      /** The list and the count of members, as they are now. */
      readAgain: async () => {
        await Promise.all([refresh(listUsers), refresh(getAgencyDetails)]);
      },
      replace: (member: MemberListItem) =>
        change((users) => users.map((known) => (known.id === member.id ? member : known))),
      remove: (id: string) => change((users) => users.filter((known) => known.id !== id)),
    };
  }, [mutate, refresh]);
}

/** What the menu of someone who has not accepted does. */
export function useInvitationCalls() {
  const t = useT();
  const list = useMemberList();
  return useMemo(
    () => ({
      resend: async ({ id, email }: MemberListItem) => {
        try {
          const { data } = await call(resendInvitation, { params: { id } });
          await list.replace(data);
          toast.success(t('members.invitation.sent', { email }));
        } catch {
          toast.standardError();
          await list.readAgain();
        }
      },
      withdraw: async ({ id, email }: MemberListItem) => {
        const isSure = await confirm({
          title: t('members.invitation.withdrawTitle', { email }),
          body: t('members.invitation.withdrawText'),
          confirmLabel: t('members.invitation.withdraw'),
          isDanger: true,
        });
        if (!isSure) return;
        try {
          await call(deleteMember, { params: { id } });
          await list.remove(id);
          toast.success(t('members.invitation.withdrawn'));
        } catch {
          toast.standardError();
        }
        await list.readAgain();
      },
    }),
    [t, list],
  );
}

import { call, isApiError, useApi, useRefresh } from '@cantera/shared/api-client';
import { type ActivityKind, listActivity } from '@cantera/shared/contracts/activity';
import { cancelMessage, resendMessage } from '@cantera/shared/contracts/messages';
import { toast } from '@cantera/shared/design-system';
import { useT } from '../../messages/index.ts';
import { useRefusalWords } from '../message-words.ts';

/** What a timeline shows: whose, and of which kind. */
export interface ShownTimeline {
  readonly candidateId: string;
  readonly kind: ActivityKind | undefined;
  /** Where only what is about one application is shown. */
  readonly applicationId?: string | undefined;
}

/** One page of what happened with a candidate; `isWanted` false asks for nothing. */
export const useActivityPage = (
  { candidateId, kind, applicationId }: ShownTimeline,
  before?: string,
  isWanted = true,
) =>
  useApi(
    listActivity,
    isWanted
      ? {
          params: { id: candidateId },
          query: {
            ...(before ? { before } : {}),
            ...(kind ? { kinds: [kind] } : {}),
            applicationId,
          },
        }
      : null,
    { keepPreviousData: true },
  );

/** Sends a message again, or not at all, and says what came of it. */
export function useMessageActions(candidateId: string) {
  const t = useT();
  const refresh = useRefresh();
  const reasonOf = useRefusalWords();
  const again = () => refresh(listActivity, ({ params }) => params.id === candidateId);
  const resend = async (id: string): Promise<void> => {
    try {
      await call(resendMessage, { params: { id } });
      toast.status(t('candidates.message.resent'));
    } catch (error) {
      if (isApiError(error) && error.is(resendMessage, 'MESSAGE_NOT_RESENDABLE')) {
        const reason = reasonOf(error.details.failure);
        toast.error(
          reason ? t('candidates.activity.notResentBecause', { reason }) : t('candidates.activity.notResent'),
        );
      } else toast.standardError();
    }
    await again();
  };
  const cancel = async (id: string): Promise<void> => {
    try {
      await call(cancelMessage, { params: { id } });
      toast.status(t('candidates.activity.withheld'));
    } catch (error) {
      if (isApiError(error) && error.is(cancelMessage, 'MESSAGE_NOT_WAITING'))
        toast.error(t('candidates.activity.alreadyLeft'));
      else toast.standardError();
    }
    await again();
  };
  return { resend, cancel };
}

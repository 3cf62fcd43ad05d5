import { useApi } from '@cantera/shared/api-client';
import { shownName } from '@cantera/shared/contracts/default-names';
import { CHANNEL_TYPES } from '@cantera/shared/contracts/enums';
import type { Step } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { listUsers } from '@cantera/shared/contracts/users';
import { currentLocale } from '@cantera/shared/session';
import { useT } from '../../messages/trial.ts';
import type { AskedWhatIf } from './what-if.ts';

interface Choice {
  value: string;
  label: string;
}

/** What can be chosen for each kind of what-if: steps of the position, members who can be its recruiter, channels. */
export function useChoices(steps: readonly Step[]): Record<AskedWhatIf['kind'], Choice[]> {
  const t = useT();
  const { data } = useApi(listUsers, {});
  const recruiters = (data?.users ?? []).filter(({ role }) => role !== 'HIRING_MANAGER');
  return {
    MOVE: steps.map(({ id, type, name }) => ({
      value: id,
      label: type === 'STEP' ? shownName(name, currentLocale()) : t(`trial.step.${type}`),
    })),
    RECRUITER: recruiters.map((user) => ({ value: user.id, label: fullName(user) || user.email })),
    CHANNEL_REMOVED: CHANNEL_TYPES.map((type) => ({ value: type, label: t(`trial.channel.${type}`) })),
  };
}
export type Choices = ReturnType<typeof useChoices>;

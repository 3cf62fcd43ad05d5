import { useApi } from '@cantera/shared/api-client';
import type { Role } from '@cantera/shared/contracts/enums';
import type { Position } from '@cantera/shared/contracts/positions';
import { listUsers } from '@cantera/shared/contracts/users';
import { MultiSelect, type SelectOption } from '@cantera/shared/forms';
import { personOf } from '../../../lib/position-words.ts';
import { useT } from '../../../messages/details.ts';
import { Section } from './section.tsx';
import type { DetailsSectionProps } from './section-props.ts';

/** More people than this are told as a number. */
const SHORT_AFTER = 5;

/** Those who are on the position already, then the members whose role fits. */
function usePeople(position: Position) {
  const { data } = useApi(listUsers, {});
  const members = data?.users ?? [];
  const options = (
    current: readonly { id: string; name: string }[],
    roles: readonly Role[],
  ): SelectOption[] => {
    const fitting = members.filter(
      ({ id, role }) => roles.includes(role) && !current.some((one) => one.id === id),
    );
    return [...current, ...fitting.map(personOf)].map(({ id, name }) => ({ value: id, label: name }));
  };
  return {
    recruiters: options(position.recruiters.map(personOf), ['AGENCY_ADMIN', 'RECRUITER']),
    managers: options(position.hiringManagers, ['HIRING_MANAGER']),
  };
}

/** Who fills the position, and who decides at the client's. */
export function PeopleSection({ position, control, mark }: DetailsSectionProps) {
  const t = useT();
  const { recruiters, managers } = usePeople(position);
  return (
    <Section name="people" position={position} mark={mark} about={t('details.people.about')}>
      <MultiSelect
        control={control}
        name="recruitersIds"
        label={t('details.recruiters')}
        hint={t('details.recruiters.hint')}
        options={recruiters}
        shortAfter={SHORT_AFTER}
        isSearchable
      />
      <MultiSelect
        control={control}
        name="hiringManagersIds"
        label={t('details.hiringManagers')}
        options={managers}
        shortAfter={SHORT_AFTER}
        isSearchable
        isOptional
      />
    </Section>
  );
}

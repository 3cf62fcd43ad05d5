import { useApi } from '@cantera/shared/api-client';
import { clauseText, useClauseText } from '@cantera/shared/clauses';
import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { canBeAsked, getHuntSources, TOLD_CLAUSES } from '@cantera/shared/contracts/hunt-sources';
import { SwitchField } from '@cantera/shared/forms';
import { useCan } from '@cantera/shared/session';
import type { Control } from 'react-hook-form';
import { useT } from '../../../messages/hunts.ts';
import styles from './form.module.css';

/** The server of people that a hunt may ask; undefined where none is set up, and for who may not take whom it names. */
export function useServer(): string | undefined {
  const mayTake = useCan('candidates.write');
  return useApi(getHuntSources, mayTake ? {} : null).data?.data.server?.name;
}

type ServerChoiceProps<V extends { asksServer?: boolean | undefined }, C, T> = {
  control: Control<V, C, T>;
  /** What the server is called. */
  name: string;
  /** What is looked for; undefined where it is not known. */
  clauses: readonly Clause[] | undefined;
  /** Whether it is switched on now: then it can be switched off, whatever is looked for. */
  isOn: boolean;
  /** Whether what is looked for could not be read. */
  hasFailed: boolean;
};

/** Whether the server of people is asked too, with all that it would be told of. */
export function ServerChoice<V extends { asksServer?: boolean | undefined }, C, T>({
  control,
  name,
  clauses,
  isOn,
  hasFailed,
}: ServerChoiceProps<V, C, T>) {
  const t = useT();
  const clauseT = useClauseText();
  const told = clauses?.filter(({ kind }) => TOLD_CLAUSES.has(kind)) ?? [];
  const isPossible = canBeAsked(told);
  const words = told.map((one) => clauseText(clauseT, one)).join(' · ');
  let hint = t('hunts.server.nothing', { name });
  if (isPossible) hint = t('hunts.server.told', { name, clauses: words });
  if (isOn && hasFailed) hint = t('hunts.server.unread', { name });
  return (
    <SwitchField
      control={control}
      name={'asksServer' as never}
      label={t('hunts.server.ask', { name })}
      hint={hint}
      isDisabled={!isPossible && !isOn}
      className={styles.server}
    />
  );
}

import { useApi } from '@cantera/shared/api-client';
import { clauseText, roleOf, useClauseText } from '@cantera/shared/clauses';
import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { canBeAsked, getHuntSources, type ServerTold } from '@cantera/shared/contracts/hunt-sources';
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

/** Whether the server of people can be asked at all: something of what people should have is left to be told. */
export const isAskable = (told: ServerTold | null | undefined): boolean =>
  told !== null && told !== undefined && canBeAsked(told.told);

/** What is said of what the server would be told, and of what it would not. */
function useToldText(name: string): (told: ServerTold | null | undefined) => string {
  const t = useT();
  const clauseT = useClauseText();
  const wordOf = (clause: Clause): string => {
    const text = clauseText(clauseT, clause);
    const role = roleOf(clause);
    return role === 'MUST' ? text : `${text} (${clauseT(`search.role.${role}`)})`;
  };
  const wordsOf = (clauses: readonly Clause[]): string => clauses.map(wordOf).join(' · ');
  return (told) => {
    if (!told) return t('hunts.server.nothing', { name });
    const named = wordsOf(told.named);
    const saysNamed = !isAskable(told) && canBeAsked(told.named);
    const first = (): string => {
      if (saysNamed) return t('hunts.server.allNamed', { name, clauses: named });
      if (!isAskable(told)) return t('hunts.server.nothing', { name });
      return t('hunts.server.told', { name, clauses: wordsOf(told.told) });
    };
    return [
      first(),
      named && !saysNamed && t('hunts.server.named', { clauses: named }),
      told.kept.length > 0 && t('hunts.server.kept', { clauses: wordsOf(told.kept) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}

type ServerChoiceProps<V extends { asksServer?: boolean | undefined }, C, T> = {
  control: Control<V, C, T>;
  /** What the server is called. */
  name: string;
  /** What it would be told; undefined or null where that is not known. */
  told: ServerTold | null | undefined;
  /** Whether it is switched on now: then it can be switched off, whatever is looked for. */
  isOn: boolean;
  /** Whether what is looked for could not be read. */
  hasFailed: boolean;
};

/** Whether the server of people is asked too, with all that it would be told of and what is held back. */
export function ServerChoice<V extends { asksServer?: boolean | undefined }, C, T>({
  control,
  name,
  told,
  isOn,
  hasFailed,
}: ServerChoiceProps<V, C, T>) {
  const t = useT();
  const toldText = useToldText(name);
  return (
    <SwitchField
      control={control}
      name={'asksServer' as never}
      label={t('hunts.server.ask', { name })}
      hint={isOn && hasFailed ? t('hunts.server.unread', { name }) : toldText(told)}
      isDisabled={!isAskable(told) && !isOn}
      className={styles.server}
    />
  );
}

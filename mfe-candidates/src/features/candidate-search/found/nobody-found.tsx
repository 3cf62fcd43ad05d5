import { clauseText } from '@cantera/shared/clauses';
import type { Clause, CountedClause, SearchPage } from '@cantera/shared/contracts/candidate-search';
import { StateMessage } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { UserSearch } from 'lucide-react';
import { useT } from '../../../messages/search.ts';

type NobodyFoundProps = {
  page: SearchPage;
  isHiding: boolean;
  onChange: (clauses: readonly Clause[]) => void;
  onShowAssigned: () => void;
};

/** The clause whose going would let the most people in. */
const heaviest = (clauses: readonly CountedClause[]): CountedClause | undefined =>
  clauses.filter(({ without }) => without > 0).sort((one, other) => other.without - one.without)[0];

/** Words that nobody has, each with the most similar one that somebody has. */
const mistyped = (clauses: readonly CountedClause[]): CountedClause[] =>
  clauses.filter(({ hits, nearest, any }) => hits === 0 && nearest !== undefined && any.length > 0);

const withNearest = ({ nearest, ...clause }: CountedClause): Clause =>
  nearest === undefined
    ? clause
    : { ...clause, by: 'USER', any: [{ label: nearest }, ...clause.any.slice(1)] };

/** To the chip of a clause, as the button that was pressed goes with what it says. */
const focusOn = (clause: Clause | undefined): void =>
  document.querySelector<HTMLElement>(`[data-clause="${CSS.escape(clause?.id ?? '')}"]`)?.focus();

/** Nobody meets all of it: which clause to drop, or which word was meant. */
export function NobodyFound({ page: { clauses }, isHiding, onChange, onShowAssigned }: NobodyFoundProps) {
  const t = useT();
  const dropped = heaviest(clauses);
  const wrong = mistyped(clauses);
  const name = dropped && clauseText(t, dropped);
  const correct = () => {
    focusOn(wrong[0]);
    // Somebody is found with all of them alone.
    onChange(clauses.map((one) => (wrong.includes(one) ? withNearest(one) : one)));
  };
  const drop = (clause: CountedClause) => {
    const at = clauses.indexOf(clause);
    focusOn(clauses[at + 1] ?? clauses[at - 1]);
    onChange(clauses.filter((one) => one !== clause));
  };
  return (
    <StateMessage
      role="status"
      icon={<UserSearch />}
      title={t('search.nobody')}
      description={
        dropped ? t('search.nobodyBut', { clause: name, count: dropped.without }) : t('search.nobodyText')
      }
      actions={
        <>
          {wrong.length > 0 && (
            <Button type="primary" onClick={correct}>
              {t('search.nearest', { word: formatList(wrong.flatMap(({ nearest }) => nearest ?? [])) })}
            </Button>
          )}
          {dropped && clauses.length > 1 && (
            <Button type={wrong.length > 0 ? 'default' : 'primary'} onClick={() => drop(dropped)}>
              {t('search.dropClause', { clause: name })}
            </Button>
          )}
          {isHiding && <Button onClick={onShowAssigned}>{t('search.showAssigned')}</Button>}
        </>
      }
    />
  );
}

/** All words were left out: nobody was looked for. */
export function NothingAsked() {
  const t = useT();
  return (
    <StateMessage
      role="status"
      icon={<UserSearch />}
      title={t('search.nothingAsked')}
      description={t('search.nothingAskedText')}
    />
  );
}

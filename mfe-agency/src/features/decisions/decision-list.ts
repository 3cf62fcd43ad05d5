import { type Day, isDay } from '@cantera/shared/contracts/day';
import { DECISION_KINDS, type DecisionKind } from '@cantera/shared/contracts/decisions';
import { isUuid } from '@cantera/shared/contracts/text';
import { type AddressParam, choiceParam, type ListConfig } from '@cantera/shared/lists';

/** Both days count; one that is missing leaves its end open. */
export type Span = { from: Day | undefined; to: Day | undefined };
export const ALWAYS: Span = { from: undefined, to: undefined };

export type DecisionListFilters = {
  kind: DecisionKind | undefined;
  position: string | undefined;
  time: Span;
};

const positionParam: AddressParam<string | undefined> = {
  parse: (raw) => (raw !== null && isUuid(raw) ? raw : undefined),
  format: (value) => value,
};
/** A day that no calendar has would be refused, and nothing would show. */
const dayOf = (text: string | undefined): Day | undefined =>
  text !== undefined && isDay(text) ? text : undefined;
/** `2026-11-01..2026-11-20`, `..2026-11-20` or `2026-11-01..` */
const spanParam: AddressParam<Span> = {
  parse: (raw) => {
    const [from, to] = (raw ?? '').split('..');
    return { from: dayOf(from), to: dayOf(to) };
  },
  format: ({ from, to }) => (from || to ? `${from ?? ''}..${to ?? ''}` : undefined),
};

export const DECISION_LIST: ListConfig<DecisionListFilters> = {
  filters: { kind: choiceParam(DECISION_KINDS), position: positionParam, time: spanParam },
  defaultPageSize: 25,
};

import type { EndpointResponse } from '@cantera/shared/contracts';
import type { FoundCandidate, FoundClient, FoundPosition, find } from '@cantera/shared/contracts/find';
import type { Command } from './commands.ts';
import { holdsOneOf } from './matched-parts.ts';

export type FindAnswer = EndpointResponse<typeof find>['data'];
/** A line of the search. */
export type FindOption = { id: string } & (
  | { kind: 'candidate'; candidate: FoundCandidate }
  | { kind: 'position'; position: FoundPosition }
  | { kind: 'client'; client: FoundClient }
  | { kind: 'command'; command: Command }
  | { kind: 'list'; term: string }
  | { kind: 'search'; term: string }
);

/** All lines: what is known, then commands, then the ways to the list of candidates and, for who may, to the search with the words. */
export function findOptions(
  found: FindAnswer | undefined,
  commands: readonly Command[],
  term: string,
  maySearch: boolean,
): FindOption[] {
  const { candidates = [], positions = [], clients = [] } = found ?? {};
  return [
    ...candidates.map((candidate) => ({ id: candidate.id, kind: 'candidate' as const, candidate })),
    ...positions.map((position) => ({ id: position.id, kind: 'position' as const, position })),
    ...clients.map((client) => ({ id: client.id, kind: 'client' as const, client })),
    ...commands.map((command) => ({ id: command.id, kind: 'command' as const, command })),
    ...(term ? [{ id: 'in-list', kind: 'list' as const, term }] : []),
    ...(term && maySearch ? [{ id: 'in-search', kind: 'search' as const, term }] : []),
  ];
}

/** Where a line leads; undefined for an action, which has no address. */
export function addressOf(option: FindOption): string | undefined {
  switch (option.kind) {
    case 'candidate':
      return `/candidates/${option.candidate.id}`;
    case 'position':
      return `/positions/${option.position.id}`;
    case 'client':
      return `/clients/${option.client.id}`;
    case 'list':
      return `/candidates?${new URLSearchParams({ q: option.term })}`;
    case 'search':
      return `/candidates/search?${new URLSearchParams({ queryTerm: option.term })}`;
    case 'command':
      return 'to' in option.command ? option.command.to : undefined;
  }
}

/** What tells a candidate from others: title and company, and whatever else of them was looked for. */
export function candidateDetails(candidate: FoundCandidate, words: readonly string[]): string[] {
  const { jobTitle, companyName, email, phoneNumber, city, skills } = candidate;
  const always = [jobTitle, companyName].filter((text) => text !== null && text !== '');
  const shown = [candidate.name, ...always];
  const open = words.filter((word) => !shown.some((text) => text && holdsOneOf(text, [word])));
  const others = [email, phoneNumber, city, ...skills].filter((text) => text !== null);
  return [...always, ...others.filter((text) => holdsOneOf(text, open))].filter((text) => text !== null);
}

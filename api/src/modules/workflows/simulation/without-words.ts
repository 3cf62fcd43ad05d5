import { replaceVariables } from '@cantera/shared/contracts/message-variables';
import type { ReadAction } from '../../engine/index.ts';
import type { Happening, SimulatedStart } from './virtual-clock.ts';

/** The variables that a text names, and nothing else of it. */
function variablesOf(text: string): string {
  const named = new Set<string>();
  replaceVariables(text, (name) => {
    named.add(`{${name}}`);
    return '';
  });
  return [...named].join('');
}

const bare = (action: ReadAction): ReadAction =>
  action.type === 'AUTOMATIC_MESSAGE'
    ? { ...action, value: { ...action.value, message: variablesOf(action.value.message) } }
    : action;
const bareStart = (start: SimulatedStart): SimulatedStart => ({
  ...start,
  actions: start.actions.map(bare),
});

/** What happens, with messages of their variables alone: enough to count by, and nothing to fill in for thousands of people. */
export const withoutWords = (happenings: readonly Happening[]): Happening[] =>
  happenings.map((happening) =>
    'starts' in happening ? { ...happening, starts: happening.starts.map(bareStart) } : happening,
  );

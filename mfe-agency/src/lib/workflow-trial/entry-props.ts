import type { Simulation, TimelineEntry } from '@cantera/shared/contracts/simulations';
import type { Choices } from './use-choices.ts';
import type { AskedWhatIf } from './what-if.ts';

export interface EntryProps {
  entry: TimelineEntry;
  /** How many of its kind and its time stand before it. */
  nth: number;
  /** When the line begins. */
  startAt: string;
  candidate: Simulation['candidate'];
  asked: readonly AskedWhatIf[];
  choices: Choices;
}

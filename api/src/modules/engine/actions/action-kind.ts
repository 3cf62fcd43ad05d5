import type { Action, DelayAction, MessageAction } from '@cantera/shared/contracts/automation';
import type { CancelledReason } from '@cantera/shared/contracts/automation-runs';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import type { MessageVariable } from '@cantera/shared/contracts/message-variables';
import type { z } from 'zod';
import type { Tx } from '../../../db/tenant.ts';
import type { MessageRoute } from '../../messages/index.ts';
import type { VariableValues } from './variables.ts';

/** Everything that planning knows: no action looks anything up. */
export interface RunContext {
  readonly values: VariableValues;
  /** For each channel that the actions use, from whom to whom a message would go. */
  readonly routes: Readonly<Partial<Record<ChannelType, MessageRoute>>>;
}

/** The message as it would leave, or with `problem` why it cannot. */
export interface MessageEffect {
  readonly type: MessageAction['type'];
  readonly channel: ChannelType;
  readonly route: MessageRoute;
  readonly subject: string;
  /** HTML. */
  readonly body: string;
  readonly attachments: readonly string[];
  readonly problem: MessageRoute['failure'];
  /** Variables that it names and that are written as nothing. */
  readonly emptyVariables: readonly MessageVariable[];
}
export interface DelayEffect {
  readonly type: DelayAction['type'];
  readonly seconds: number;
}
/** What an action comes to. */
export type Effect = MessageEffect | DelayEffect;

/** Where in which run an effect is carried out. */
export interface RunPlace {
  readonly runId: string;
  readonly applicationId: string;
  readonly candidateId: string;
  /** Of the action in the run. */
  readonly index: number;
  /** Whether the run welcomes somebody who applied. */
  readonly isWelcome: boolean;
}
/** Runs that were ended, and why. */
export interface EndedRuns {
  readonly agencyId: string;
  readonly runIds: readonly string[];
  readonly reason: CancelledReason;
}

/** One kind of action: a file in this folder and a line in the registry. */
export interface ActionKind<A extends Action, E extends Effect> {
  readonly type: A['type'];
  readonly schema: z.ZodType<A>;
  /** Channels that it sends over. */
  channels(action: A): readonly ChannelType[];
  /** Pure: what carrying the action out would do in this context. */
  plan(action: A, context: RunContext): E;
  /** Does it, for many at once. Gives for each the id of the message that must be settled before the next action, or null. */
  carryOut(
    tx: Tx,
    agencyId: string,
    placed: readonly { readonly place: RunPlace; readonly effect: E }[],
  ): Promise<(string | null)[]>;
  /** Takes back what runs have begun and not finished. Gives how many messages do not go out because of it. */
  undo(tx: Tx, runs: EndedRuns): Promise<number>;
  /** The opposite of `undo`, for runs that go on after all. */
  redo(tx: Tx, runs: EndedRuns): Promise<void>;
}

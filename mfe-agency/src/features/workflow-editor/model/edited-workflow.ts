import { type Action, action } from '@cantera/shared/contracts/automation';
import { ACTION_TYPES, CHANNEL_TYPES } from '@cantera/shared/contracts/enums';
import { MAX_DELAY_SECONDS, type Workflow, type WorkflowInput } from '@cantera/shared/contracts/workflows';
import { z } from 'zod';

const MINUTE = 60;
/** Hundredths of a minute tell every second from the next. */
const HUNDREDTHS = 100;

const attachedFile = z.object({ id: z.string(), name: z.string(), bytes: z.number(), isGone: z.boolean() });
export type AttachedFile = z.infer<typeof attachedFile>;

/** An action while it is edited: the fields of both kinds, so that each has a place before it is right. */
const editedAction = z.object({
  id: z.string(),
  type: z.enum(ACTION_TYPES),
  channel: z.enum(CHANNEL_TYPES).nullable(),
  /** Kept while another channel than e-mail is chosen, and then not saved. */
  subject: z.string(),
  message: z.string(),
  attachments: z.array(attachedFile),
  /** Null while nothing is typed, NaN for what is no number. */
  minutes: z.union([z.number(), z.nan()]).nullable(),
});
export type EditedAction = z.infer<typeof editedAction>;
export type ActionType = EditedAction['type'];

/** A workflow while it is edited. A card keeps its key wherever it is moved, and its text when it is taken out of `order`. */
export const editedWorkflow = z.object({
  name: z.string(),
  order: z.array(z.string()),
  cards: z.record(z.string(), editedAction),
});
export type EditedWorkflow = z.infer<typeof editedWorkflow>;

export const minutesOf = (seconds: number): number =>
  Math.round((seconds / MINUTE) * HUNDREDTHS) / HUNDREDTHS;
/** Whole seconds; 0 when nothing is typed, NaN for what is no number. */
export const secondsOf = ({ minutes }: Pick<EditedAction, 'minutes'>): number =>
  Math.round((minutes ?? 0) * MINUTE);

/** An action that nothing is written in yet. */
export const blankAction = (id: string, type: ActionType): EditedAction => ({
  id,
  type,
  channel: null,
  subject: '',
  message: '',
  attachments: [],
  minutes: null,
});

/** Names a card in the form, whose paths are parted by dots. */
const keyOf = (id: string, index: number): string => `card_${index}_${id.replace(/\W/g, '_')}`;

function editedOf(given: Action, files: Workflow['files']): EditedAction {
  const blank = blankAction(given.id, given.type);
  if (given.type === 'DELAY') return { ...blank, minutes: minutesOf(given.value.delaySeconds) };
  const { channels, subject = '', message, attachments = [] } = given.value;
  return {
    ...blank,
    channel: channels[0] ?? null,
    subject,
    message,
    attachments: attachments.map(
      (id) => files.find((file) => file.id === id) ?? { id, name: '', bytes: 0, isGone: true },
    ),
  };
}

/** What the editor begins with. */
export function editedWorkflowOf(workflow: Workflow | undefined): EditedWorkflow {
  if (!workflow) return { name: '', order: [], cards: {} };
  const cards = workflow.actions.map(
    (given, index) => [keyOf(given.id, index), editedOf(given, workflow.files)] as const,
  );
  return { name: workflow.name, order: cards.map(([key]) => key), cards: Object.fromEntries(cards) };
}

/** The actions in the order of the screen. */
export const actionsOf = ({ order, cards }: EditedWorkflow): EditedAction[] =>
  order.flatMap((key) => cards[key] ?? []);

function inputOf(edited: EditedAction): WorkflowInput['actions'][number] {
  const { id, channel, subject, message, attachments } = edited;
  if (edited.type === 'DELAY') return { id, type: 'DELAY', value: { delaySeconds: secondsOf(edited) } };
  return {
    id,
    type: 'AUTOMATIC_MESSAGE',
    value: {
      channels: channel ? [channel] : [],
      message,
      ...(channel === 'EMAIL' ? { subject } : {}),
      attachments: attachments.map((file) => file.id),
    },
  };
}

/** What is saved, right or not. */
export const bodyOf = (edited: EditedWorkflow): WorkflowInput => ({
  name: edited.name,
  actions: actionsOf(edited).map(inputOf),
});

/** An action that a trial can run, and the key of its card. */
export interface ActionToTry {
  readonly key: string;
  readonly action: Action;
}

/** Whether a delay is longer than the server takes. */
export const isTooLong = (edited: Pick<EditedAction, 'minutes'>): boolean =>
  secondsOf(edited) > MAX_DELAY_SECONDS;

/** What a trial can run: the actions that say at least how, or for how long. */
export const actionsToTry = ({ order, cards }: EditedWorkflow): ActionToTry[] =>
  order.flatMap((key) => {
    const edited = cards[key];
    if (!edited || (edited.type === 'DELAY' && isTooLong(edited))) return [];
    const { data } = action.safeParse(inputOf(edited));
    return data ? [{ key, action: data }] : [];
  });

/** Seconds from the start until each action, by the order of the screen. */
export function startsOf(actions: readonly EditedAction[]): number[] {
  let passed = 0;
  return actions.map((edited) => {
    const start = passed;
    if (edited.type === 'DELAY') passed += Math.max(secondsOf(edited) || 0, 0);
    return start;
  });
}

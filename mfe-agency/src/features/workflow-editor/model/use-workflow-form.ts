import { isApiError } from '@cantera/shared/api-client';
import { MAX_DELAY_SECONDS, workflowBody } from '@cantera/shared/contracts/workflows';
import { useText } from '@cantera/shared/design-system';
import { fieldText, zodResolver } from '@cantera/shared/forms';
import { useEffect, useMemo } from 'react';
import {
  type FieldError,
  type FieldErrors,
  type FieldPath,
  get,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useT } from '../../../messages/workflows.ts';
import { bodyOf, type EditedWorkflow } from './edited-workflow.ts';

type Body = z.output<typeof workflowBody>;
export type WorkflowForm = UseFormReturn<EditedWorkflow, unknown, Body>;

/** Fields of an action as it is saved, and those that show them in the editor. */
const FIELDS = {
  channels: 'channel',
  message: 'message',
  subject: 'subject',
  attachments: 'attachments',
  delaySeconds: 'minutes',
} as const;
type SavedField = keyof typeof FIELDS;
const isSavedField = (name: string): name is SavedField => name in FIELDS;

/** `actions.2.value.subject`, as the server and the schema name a place. */
const PLACE = /^actions\.(\d+)\.value\.(\w+)/;

/** The editor's field of a place; undefined for one that it does not show. */
function fieldAt(place: string, order: readonly string[]): FieldPath<EditedWorkflow> | undefined {
  if (place === 'name') return 'name';
  if (place === 'actions') return 'order';
  const [, index, name = ''] = PLACE.exec(place) ?? [];
  const key = order[Number(index)];
  return key !== undefined && isSavedField(name) ? `cards.${key}.${FIELDS[name]}` : undefined;
}

/** Sentences for what the schema finds, where its own would be about the form of what is saved. */
function useSentences() {
  const t = useT();
  return useMemo(
    () =>
      ({ actions }: Partial<Body>): ReadonlyMap<string, string> => {
        const found = new Map<string, string>();
        if (actions?.length === 0) found.set('actions', t('editor.noAction'));
        for (const [index, { type, value }] of (actions ?? []).entries()) {
          const at = (name: SavedField) => `actions.${index}.value.${name}`;
          if (type === 'AUTOMATIC_MESSAGE' && value.channels.length === 0)
            found.set(at('channels'), t('editor.channel.required'));
          if (type === 'DELAY' && !(value.delaySeconds >= 1 && value.delaySeconds <= MAX_DELAY_SECONDS))
            found.set(at('delaySeconds'), t('editor.delay.required'));
        }
        return found;
      },
    [t],
  );
}

/** What the schema found, at the editor's fields; what it finds elsewhere is told where actions are added. */
function errorsOf(
  found: FieldErrors,
  order: readonly string[],
  otherwise: string,
): FieldErrors<EditedWorkflow> {
  const cards = order.flatMap((key, index) => {
    const wrong = Object.entries<FieldError>(get(found, `actions.${index}.value`) ?? {});
    const fields = wrong.flatMap(([name, error]) => (isSavedField(name) ? [[FIELDS[name], error]] : []));
    return fields.length > 0 ? [[key, Object.fromEntries(fields)]] : [];
  });
  const { name, actions } = found;
  const message = actions?.message ?? (name || cards.length > 0 ? undefined : otherwise);
  return {
    ...(name ? { name: name as FieldError } : {}),
    ...(message ? { order: { type: 'custom', message: String(message) } } : {}),
    ...(cards.length > 0 ? { cards: Object.fromEntries(cards) } : {}),
  };
}

/** The contract's rules over what stands in the editor, told at its fields. */
function useRules(): Resolver<EditedWorkflow, unknown, Body> {
  const text = useText();
  const explain = useSentences();
  return useMemo(() => {
    const judge = zodResolver(workflowBody, text, explain);
    return async (values, context, options) => {
      const judged = await judge(bodyOf(values), context, { ...options, fields: {} });
      if (Object.keys(judged.errors).length === 0) return { values: judged.values as Body, errors: {} };
      return { values: {}, errors: errorsOf(judged.errors, values.order, fieldText(text, 'invalid_value')) };
    };
  }, [text, explain]);
}

/** The form of the editor: judged when it is saved. What is edited afterwards loses its flag until the next time. */
export function useWorkflowForm(saved: EditedWorkflow): WorkflowForm {
  const resolver = useRules();
  const form = useForm<EditedWorkflow, unknown, Body>({
    resolver,
    defaultValues: saved,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The first that is wrong may stand in a card that is closed.
    shouldFocusError: false,
  });
  const { watch, clearErrors } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_, { name = '' }) => {
      const card = /^cards\.\w+/.exec(name)?.[0];
      if (card) clearErrors(card as FieldPath<EditedWorkflow>);
      else if (name === 'name' || name === 'order') clearErrors(name);
    });
    return unsubscribe;
  }, [watch, clearErrors]);
  return form;
}

/**
 * Puts what the server refused on its fields; `keys` are those of the cards that it was sent, all of them when left out. Returns
 * false when it named none that the editor has.
 */
export function useRefusedFields(form: WorkflowForm): (error: unknown, keys?: readonly string[]) => boolean {
  const text = useText();
  return (error, keys) => {
    if (!isApiError(error)) return false;
    const order = keys ?? form.getValues().order;
    const found = Object.entries(error.fields).flatMap(([place, key]) => {
      const field = fieldAt(place, order);
      return field ? [[field, key] as const] : [];
    });
    for (const [field, key] of found) form.setError(field, { type: 'server', message: fieldText(text, key) });
    return found.length > 0;
  };
}

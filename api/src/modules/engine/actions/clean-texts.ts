import { z } from 'zod';
import { sanitizeRichText } from '../../../http/sanitize.ts';

/** What of an action says something in rich text. */
const withMessage = z.looseObject({
  type: z.literal('AUTOMATIC_MESSAGE'),
  value: z.looseObject({ message: z.string() }),
});

function cleanAction<A>(action: A): A {
  const { data } = withMessage.safeParse(action);
  if (!data) return action;
  return { ...data, value: { ...data.value, message: sanitizeRichText(data.value.message) } } as A;
}

/** Actions with their messages clean: rich text written by people is clean where it is stored. Others stay as they are. */
export const cleanActions = <A>(actions: readonly A[]): A[] => actions.map(cleanAction);

import { useApi } from '@cantera/shared/api-client';
import { MAX_INDICATIONS } from '@cantera/shared/contracts/hunts';
import { getPosition } from '@cantera/shared/contracts/positions';
import { useZodForm } from '@cantera/shared/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { readFile } from '../strangers/file-words.ts';
import { isAskable, useServer } from './server-choice.tsx';
import { useCreateHunt } from './use-create-hunt.ts';
import { usePreview } from './use-preview.ts';

export const MAX_NAME = 200;
export const PRECISIONS = ['0', '1', '2'] as const;

const schema = z.object({
  positionId: z.string().min(1),
  name: z.string().trim().min(1).max(MAX_NAME),
  indications: z.string().trim().min(1).max(MAX_INDICATIONS),
  precision: z.enum(PRECISIONS),
  /** What was read of each file; it comes back with the draft. */
  files: z.array(readFile),
});
/** Never part of a draft: it is switched on for what the form shows, and for that alone. */
const sourceSchema = z.object({ asksServer: z.boolean() });
type Values = z.output<typeof schema>;

/** What is asked for in the form, what that means, and the start of the hunt. `first`: the position that it begins with. */
export function useHuntForm(first: string, onCreated: (huntId: string) => void) {
  const server = useServer();
  const form = useZodForm(schema, {
    defaults: { positionId: first, name: '', indications: '', precision: '0', files: [] },
  });
  const { control } = form;
  const [chosen, indications, precision, files = []] = useWatch({
    control,
    name: ['positionId', 'indications', 'precision', 'files'],
  });
  /** Files of which nothing is kept any more, by their ids. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const create = useCreateHunt(server, (places) => setGone(places.map((place) => files[place]?.id ?? '')));
  const source = useZodForm(sourceSchema, { defaults: { asksServer: false } });
  const asksServer = useWatch({ control: source.control, name: 'asksServer' }) === true;
  // A file that is being read goes with the hunt too.
  const [isReading, setReading] = useState(false);
  const positionId = chosen ?? '';
  const preview = usePreview({ positionId, indications, precision: Number(precision) });
  const position = useApi(getPosition, positionId ? { params: { id: positionId } } : null).data?.data;
  const read = preview.query.isLoading ? undefined : preview.query.data?.data;
  const isRefused = read !== undefined && (!read.isMine || read.searchingHuntId !== null);
  const clauses = read?.isMine ? (preview.clauses ?? read.clauses) : undefined;
  // What the server is told of is shown before: not what was read of other words, nor before a failure, and it is asked something.
  const isUnshown =
    asksServer &&
    Boolean(server) &&
    (!preview.isCurrent || Boolean(preview.query.error) || !isAskable(read?.server));
  const isGone = files.some(({ id }) => gone.includes(id));
  const submit = async (values: Values): Promise<void> => {
    const isAsked = Boolean(asksServer && server && clauses && isAskable(read?.server));
    const given = isAsked ? clauses : preview.clauses;
    const clientId = position?.id === values.positionId ? position.clientId : null;
    const id = await create({
      name: values.name,
      description: values.indications,
      precision: Number(values.precision),
      jobId: values.positionId,
      ...(clientId ? { clientId } : {}),
      ...(given ? { clauses: [...given] } : {}),
      ...(isAsked ? { asksServer: true } : {}),
      ...(values.files.length > 0 ? { profileFileIds: values.files.map((file) => file.id) } : {}),
    });
    if (id) onCreated(id);
    else void preview.query.mutate();
  };
  return {
    form,
    server,
    source,
    asksServer,
    preview,
    position,
    files,
    gone,
    setReading,
    /** What the server would be told; undefined while that is not known. */
    told: read?.server,
    isIncomplete: isRefused || isReading || isGone || preview.isTooComplex || isUnshown,
    submit,
  };
}
export type Form = ReturnType<typeof useHuntForm>['form'];

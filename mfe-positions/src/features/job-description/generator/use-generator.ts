import { call, isApiError } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { draftDescription } from '@cantera/shared/contracts/drafts';
import { toast } from '@cantera/shared/design-system';
import { useState } from 'react';
import { useT } from '../../../messages/generator.ts';
import { bodyOf, type Choices } from './choices.ts';

export type Generated = EndpointResponse<typeof draftDescription>['meta'];

/** The text of the editor, as it stands, and how another takes its place. */
export interface EditedText {
  readonly html: () => string;
  /** As one change that undo leads back over; nothing is saved. False when there is no editor to put it into. */
  readonly replace: (html: string) => boolean;
}

const UNDO_MS = 10_000;

/** Generates into the editor; knows what came of it until it is undone. */
export function useGenerator(positionId: string, text: EditedText) {
  const t = useT();
  const [generated, setGenerated] = useState<Generated>();
  const [isIncomplete, setIncomplete] = useState(false);
  /** @returns whether a text was put into the editor. */
  const generate = async (choices: Choices): Promise<boolean> => {
    setIncomplete(false);
    try {
      const { data, meta } = await call(draftDescription, {
        params: { id: positionId },
        body: bodyOf(choices),
      });
      const before = text.html();
      if (!text.replace(data)) {
        toast.error(t('generator.noEditor'));
        return false;
      }
      // As the editor writes it: another text than this is somebody's work.
      const inserted = text.html();
      const undo = () => {
        if (text.html() !== inserted) toast.error(t('generator.undo.changed'));
        else if (text.replace(before)) setGenerated(undefined);
      };
      setGenerated(meta);
      toast.success(t('generator.done'), {
        description: t('generator.done.text'),
        duration: UNDO_MS,
        action: { label: t('generator.undo'), onSelect: undo },
      });
      return true;
    } catch (error) {
      if (isApiError(error) && error.is(draftDescription, 'POSITION_INCOMPLETE')) setIncomplete(true);
      else if (isApiError(error) && error.status === 429) toast.error(t('generator.tooMany'));
      else throw error;
      return false;
    }
  };
  return { generate, generated, isIncomplete, forget: () => setGenerated(undefined) };
}

import { plainText } from '@cantera/shared/contracts/text';
import { useCallback } from 'react';
import { durationText } from '../../../lib/workflow-parts/index.ts';
import { useT } from '../../../messages/workflows.ts';
import { type EditedAction, secondsOf } from '../model/edited-workflow.ts';

const MAX_WORDS = 60;
const cut = (text: string): string => (text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text);

/** An action in a few words: `Email · Welcome`, `Wait 1 day`. */
export function useSummary(): (edited: EditedAction) => string {
  const t = useT();
  return useCallback(
    (edited) => {
      const { type, channel, subject, message } = edited;
      if (type === 'DELAY') {
        const seconds = secondsOf(edited);
        return seconds > 0 ? t('editor.wait', { duration: durationText(seconds) }) : t('editor.waitUnknown');
      }
      const words = (channel === 'EMAIL' ? subject.trim() : '') || plainText(message);
      const how = channel ? t(`channel.${channel}`) : t('editor.message');
      return words ? `${how} · ${cut(words)}` : how;
    },
    [t],
  );
}

import { useAnnouncementWords, useWithhold } from '@cantera/shared/announcements';
import type { Announcements } from '@cantera/shared/contracts/announcements';
import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { type ToastAction, toast, useText } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { useCallback, useState } from 'react';
import { useT } from '../../../../messages/board.ts';
import type { LocatedApplication } from '../../model/board-changes.ts';
import { stepName } from '../../model/step-name.ts';

/** How long a toast stays in any case, in ms. */
const SHORTEST_MS = 5_000;

/** Something done whose messages leave a little later. */
interface MoveToast {
  title: string;
  /** Who was left out, and why. */
  stayed?: string | undefined;
  moved: readonly { id: string; version: number }[];
  announced: Announcements | undefined;
  undo: () => void;
  /** Shows so long at least, in ms. */
  shortest?: number;
}

/** The same, taken back in a way of its own: `undo` answers whether that was the last word, so that it need not be tried again. */
export interface Reversible extends MoveToast {
  undo: () => Promise<boolean>;
}

interface MoveDone {
  found: readonly LocatedApplication[];
  /** Those that somebody else had moved meanwhile, and that stay where they are. */
  leftAlone: readonly LocatedApplication[];
  target: BoardStep;
  moved: readonly { id: string; version: number }[];
  announced: Announcements | undefined;
  undo: () => void;
}

/** Who was left where they are, in words. */
function useStayedWords() {
  const t = useT();
  return (leftAlone: readonly LocatedApplication[]): string | undefined => {
    const names = formatList(leftAlone.map(({ application }) => fullName(application.candidate)));
    return leftAlone.length > 0 ? t('board.select.leftAlone', { names, count: leftAlone.length }) : undefined;
  };
}

/** Says that a move was taken back, which messages had left before, and who was left where they are. */
function useUndoneToast() {
  const t = useT();
  const stayedWords = useStayedWords();
  return (sent: readonly string[], leftAlone: readonly LocatedApplication[]): void => {
    const said = [
      stayedWords(leftAlone),
      sent.length > 0 && t('moving.sent', { subjects: formatList(sent) }),
    ].filter(Boolean);
    toast.status(t('board.undo.done'), {
      ...(said.length > 0 ? { description: said.join('. ') } : {}),
      ...(leftAlone.length > 0 ? { duration: null } : {}),
    });
  };
}

/**
 * Says that a move was made and which message leaves for it, with Preview, Do not send and Undo. The toast stays as long as
 * the message can be withheld.
 */
export function useMoveToast(positionId: string) {
  const t = useT();
  const text = useText();
  const withhold = useWithhold();
  const { sentence, laterOf } = useAnnouncementWords();
  const [previewed, setPreviewed] = useState<{ announced: Announcements; since: number }>();
  const stayedWords = useStayedWords();
  const tellUndone = useUndoneToast();
  const tellDone = ({ title, stayed, moved, announced, undo, shortest = SHORTEST_MS }: MoveToast): void => {
    const canStop = announced !== undefined && announced.count > 0 && announced.unsendSeconds > 0;
    const since = performance.now();
    const preview: ToastAction[] = [];
    if (announced && announced.count > 0 && announced.items.some(({ html }) => html !== null))
      preview.push({
        label: text('shared.mail.preview'),
        keepsToast: true,
        onSelect: () => setPreviewed({ announced, since }),
      });
    const stop: ToastAction[] = canStop
      ? [
          {
            label: text('shared.mail.doNotSend'),
            onSelect: () => {
              setPreviewed(undefined);
              void withhold(positionId, moved);
            },
          },
        ]
      : [];
    const withMail = (mail: string | undefined) => [stayed, mail].filter(Boolean).join('. ') || undefined;
    const shownMs = canStop ? Math.max(shortest, announced.unsendSeconds * 1000) : shortest;
    toast.success(title, {
      description: withMail(announced && sentence(announced)),
      // What did not happen stays until it has been read.
      duration: stayed ? null : shownMs,
      moreActions: [...preview, ...stop],
      ...(canStop && laterOf(announced, { inMs: shownMs, around: withMail, moreActions: preview })),
      action: { label: t('moving.undo'), onSelect: undo },
    });
  };
  const tellMoved = ({ found, leftAlone, target, ...done }: MoveDone): void => {
    const [first] = found;
    const values = {
      name: first ? fullName(first.application.candidate) : '',
      count: found.length,
      step: stepName(target),
    };
    const title = t(found.length === 1 ? 'board.move.done' : 'board.move.doneMany', values);
    tellDone({ ...done, title, stayed: stayedWords(leftAlone) });
  };
  const closePreview = useCallback(() => setPreviewed(undefined), []);
  return { tellDone, tellMoved, tellUndone, previewed, closePreview };
}

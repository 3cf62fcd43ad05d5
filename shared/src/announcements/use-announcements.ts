import { call, isApiError } from '@cantera/shared/api-client';
import type { Announcement, Announcements } from '@cantera/shared/contracts/announcements';
import { withholdMessages } from '@cantera/shared/contracts/pipeline';
import { type ToastAction, type ToastOptions, toast, useText } from '@cantera/shared/design-system';
import { formatList, formatNumber } from '@cantera/shared/i18n';

const CHANNELS = { EMAIL: 'Email', WHATSAPP: 'WhatsApp', LINKEDIN: 'LinkedIn' } as const;
const PROBLEMS = {
  NO_CHANNEL: 'shared.mail.problem.noChannel',
  NO_ADDRESS: 'shared.mail.problem.noAddress',
  CONSENT_REFUSED: 'shared.mail.problem.consentRefused',
} as const;

/** A span in the largest unit that leaves no more than 120 of it: `10 s`, `90 min`, `3 d`. */
function span(seconds: number): string {
  const units = [
    ['s', 1],
    ['min', 60],
    ['h', 3600],
    ['d', 86_400],
  ] as const;
  const [unit, size] = units.find(([, length]) => seconds <= 120 * length) ?? ['d', 86_400];
  return `${formatNumber(Math.round(seconds / size))} ${unit}`;
}

interface Later {
  readonly inMs: number;
  /** Puts the words around the sentence that stand around it in the toast. */
  readonly around?: (mail: string) => string | undefined;
  /** In place of the toast's own. */
  readonly moreActions?: readonly ToastAction[];
}

/** What announcements say in words. */
export function useAnnouncementWords() {
  const text = useText();
  /** When a message leaves, `passed` seconds after it was announced. */
  const when = ({ leavesInSeconds }: Announcement, passed = 0): string => {
    const left = leavesInSeconds - passed;
    if (passed > 0 && left <= 0) return text('shared.mail.gone');
    return left < 1 ? text('shared.mail.atOnce') : text('shared.mail.inTime', { time: span(left) });
  };
  /** Why a message will not leave; undefined where it will. */
  const problemOf = ({ problem, candidateName: name, channel }: Announcement): string | undefined =>
    problem ? text(PROBLEMS[problem], { name, channel: CHANNELS[channel] }) : undefined;
  /** One sentence on all of them; undefined when there is nothing to say. */
  const sentence = ({ count, problemCount, items }: Announcements): string | undefined => {
    const [first] = items;
    if (!first) return undefined;
    const { candidateName: name, subject } = first;
    const problem = problemOf(first);
    if (problem) return problem;
    const values = { count, name, subject, when: when(first) };
    const said = text(count === 1 ? 'shared.mail.one' : 'shared.mail.many', values);
    return problemCount === 0 ? said : `${said}. ${text('shared.mail.problems', { count: problemCount })}`;
  };
  /** The sentence once nothing can be withheld any more: undefined while it is the same as before. */
  const leftSentence = ({ count, unsendSeconds, items }: Announcements): string | undefined => {
    const [first] = items;
    if (!first || first.problem || count === 0 || first.leavesInSeconds > unsendSeconds) return undefined;
    const { candidateName: name, subject } = first;
    return text(count === 1 ? 'shared.mail.left.one' : 'shared.mail.left.many', { count, name, subject });
  };
  /** What a toast says once nothing can be withheld any more, `inMs` after it showed. */
  const laterOf = (
    announced: Announcements | undefined,
    { inMs, around = (mail) => mail, moreActions }: Later,
  ): Pick<ToastOptions, 'later'> => {
    const left = announced && leftSentence(announced);
    return left
      ? { later: { inMs, description: around(left), ...(moreActions ? { moreActions } : {}) } }
      : {};
  };
  return { when, problemOf, sentence, laterOf };
}

/** Says that what has left cannot be withheld any more. */
const sentWords = (
  text: ReturnType<typeof useText>,
  sent: readonly { subject: string }[],
): { description?: string } =>
  sent.length > 0
    ? {
        description: text('shared.mail.alreadySent', {
          subjects: formatList(sent.map(({ subject }) => subject)),
        }),
      }
    : {};

/** Withholds what the last step of applications sends, and says what came of it. */
export function useWithhold() {
  const text = useText();
  return async (
    positionId: string,
    applications: readonly { id: string; version: number }[],
  ): Promise<void> => {
    const applicationIds = applications.map(({ id }) => id);
    const versions = applications.map(({ version }) => version);
    try {
      const { data } = await call(withholdMessages, {
        params: { id: positionId },
        body: { applicationIds, versions },
      });
      const isLate = data.withheldMessages === 0 && data.sentMessages.length > 0;
      toast.status(
        text(isLate ? 'shared.mail.tooLate' : 'shared.mail.notSent'),
        sentWords(text, data.sentMessages),
      );
    } catch (error) {
      if (isApiError(error) && error.is(withholdMessages, 'APPLICATION_MOVED'))
        toast.error(text('shared.mail.moved'));
      else toast.standardError();
    }
  };
}

import type { Decision } from '@cantera/shared/contracts/decisions';
import type { StatusTone } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import type { useT } from '../../messages/decisions.ts';

export type Translate = ReturnType<typeof useT>;

export const STATE_TONES = {
  PENDING: 'warning',
  CONFIRMED: 'hollow',
  REVERSED: 'info',
  STANDS: 'neutral',
} as const satisfies Record<Decision['state'], StatusTone>;

/** Why it was decided: the rule and the score as they stood, or the question. */
export function reasonOf({ kind, rule, score, question }: Decision, t: Translate): string {
  if (kind === 'DISCARDED_BY_QUESTION')
    return question === null ? t('decisions.byQuestion') : t('decisions.byQuestionOf', { question });
  if (!rule) return t('decisions.byScore');
  const { percentage } = rule;
  return score === null
    ? t('decisions.byScoreBelow', { percentage })
    : t('decisions.byScoreOf', { score, percentage });
}

/** What has judged; nothing where the version of the score was not kept. */
export function judgedBy({ kind, engine, questionRule }: Decision, t: Translate): string | undefined {
  if (kind === 'DISCARDED_BY_QUESTION')
    return questionRule?.version
      ? t('decisions.engine.question', { version: questionRule.version })
      : t('decisions.engine.questions');
  const version = /\d+$/.exec(engine)?.[0];
  return version && t('decisions.engine.score', { version });
}

/** Who has confirmed it or taken it back, and when; nothing while nobody has. */
export function settledBy({ settled }: Decision, t: Translate): string | undefined {
  if (!settled) return undefined;
  const name = settled.byName ?? t('decisions.formerMember');
  return t('decisions.settled', { name, date: formatDateTime(settled.at) });
}

export const candidateName = ({ candidate }: Decision, t: Translate): string =>
  candidate?.name ?? t('decisions.candidateGone');

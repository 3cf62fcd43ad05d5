import { type Mention, mentionText } from '@cantera/shared/contracts/comments';

/** Mentions, `@[display]{id}` each, and behind them what is being typed. */
export const withTyped = (mentions: readonly Mention[], typed: string): string =>
  [mentionText(mentions), typed].filter(Boolean).join(' ');

/** What is being typed behind the mentions of a text. */
export const typedOf = (text: string): string =>
  text.replace(/@\[[^[\]]*\]\{[^{}]*\}/g, '').replace(/^ +/, '');

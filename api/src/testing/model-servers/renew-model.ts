import type { Deps } from '../../deps.ts';
import { openModel } from '../../integrations/llm/index.ts';

/**
 * Gives a server's process a new client of its model, which knows of no failure yet and waits `limitMs` in place of what it is
 * allowed: little where a test waits in vain, much where a busy machine answers late. @returns the times, in ms, that it was
 * allowed to take, as it is asked.
 */
export function renewModel(deps: Deps, limitMs: number): number[] {
  if (!deps.config.model) throw new Error('no model is configured');
  const real = openModel(deps.config.model);
  const allowed: number[] = [];
  Object.assign(deps, {
    model: {
      ask: (question: Parameters<typeof real.ask>[0]) => {
        allowed.push(question.limitMs);
        return real.ask({ ...question, limitMs });
      },
    },
  });
  return allowed;
}

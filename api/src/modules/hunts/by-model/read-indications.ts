import type { Clause } from '@cantera/shared/contracts/candidate-search';
import type { Tx } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../http/actor.ts';
import {
  askReadings,
  heldReadings,
  settleReadings,
  unansweredIn,
  unknownWordsIn,
  unlessTooComplex,
  type WordReading,
} from '../../candidate-search/index.ts';
import { AnswerMemory } from '../../model-use/index.ts';
import { requirePosition } from '../../positions/index.ts';
import type { ReadQuery } from '../../query-language/index.ts';
import { isOnPosition } from '../hunts.repository.ts';

/** The form reads the indications at every change, and the hunt is to look for what it has shown. */
const memory = new AnswerMemory<readonly WordReading[]>();

interface Indicated {
  readonly positionId: string;
  readonly indications: string;
  readonly clauses?: readonly Clause[] | undefined;
}

/**
 * How the language model reads the words of indications that nobody here knows; all else is as the local reader has it, and where no
 * answer came within 3 s says so of those words. Undefined where there is no model that may be asked, nothing to ask, or the
 * position is not open or not the actor's: the local reading stands then. Opens transactions of its own. Throws 404.
 */
export async function indicationsByModel(
  deps: Deps,
  actor: Actor,
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { positionId, indications: text, clauses }: Indicated,
): Promise<ReadQuery | undefined> {
  const { agencyId } = actor;
  if (clauses || !text) return undefined;
  const asked = await unlessTooComplex(
    inTenant(async (tx) => {
      const { status } = await requirePosition(tx, actor, positionId);
      if (status !== 'OPEN' || !(await isOnPosition(tx, actor, positionId))) return undefined;
      return unknownWordsIn(deps, tx, agencyId, text);
    }),
  );
  const readings =
    asked &&
    (await memory.answer(JSON.stringify([agencyId, text, asked.skills]), () =>
      askReadings(deps, agencyId, 'HUNT', asked),
    ));
  if (!asked) return undefined;
  if (!readings) return unansweredIn(asked.local);
  // What it takes for empty is a wish already, and stays one.
  const held = heldReadings(asked, readings).filter(({ clause }) => clause.kind !== 'WORDS');
  return inTenant((tx) => settleReadings(tx, agencyId, asked, held));
}

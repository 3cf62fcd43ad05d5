import type { EndpointResponse } from '@cantera/shared/contracts';
import { type DescriptionChoices, draftDescription } from '@cantera/shared/contracts/drafts';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { requirePosition } from '../positions/index.ts';
import { askForDescription } from './by-model/ask-description.ts';
import type { PositionFacts } from './descriptions/facts.ts';
import { writeDescription } from './descriptions/write.ts';
import { countDraft } from './draft-limit.ts';
import { findDraftSource } from './drafting.repository.ts';
import { factsOf, missingFields } from './source-facts.ts';

/**
 * What a description can be written from, counted as one that is written. Throws 404 when the actor may not see the
 * position, 400 POSITION_INCOMPLETE naming what it lacks, and 429 after 30 in an hour.
 */
export async function draftFacts(tx: Tx, actor: Actor, id: string): Promise<PositionFacts> {
  await requirePosition(tx, actor, id);
  const source = await findDraftSource(tx, actor.agencyId, id);
  const facts = factsOf(source);
  if (!facts)
    throw fail(
      draftDescription.errors,
      'POSITION_INCOMPLETE',
      'The details of the position are not complete.',
      {
        fields: Object.fromEntries(missingFields(source).map((field) => [field, 'required'])),
      },
    );
  await countDraft(tx, actor);
  return facts;
}

/** Writes a description, by the language model or else by the grammar, and stores nothing of it. Outside of any transaction. */
export async function writeDraft(
  deps: Deps,
  agencyId: string,
  facts: PositionFacts,
  choices: DescriptionChoices,
): Promise<EndpointResponse<typeof draftDescription>> {
  const byModel = await askForDescription(deps, agencyId, facts, choices);
  const { html, leftOut, toCheck } = byModel ?? writeDescription(facts, choices);
  return { data: html, meta: { writtenBy: byModel ? 'MODEL' : 'TEMPLATE', leftOut, toCheck } };
}

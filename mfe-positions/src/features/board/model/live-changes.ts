import { patchBy } from '@cantera/shared/api-client';
import { liveChange } from '@cantera/shared/contracts/live-changes';
import { type BoardStep, listSteps, type MovedApplication } from '@cantera/shared/contracts/pipeline';
import { changeApplications, findApplication, relocate } from './board-changes.ts';

/** The board after moves; what is known of an application with the version of its move, or a later one, stays. */
export function withMoves(
  steps: readonly BoardStep[],
  moves: readonly MovedApplication[],
): readonly BoardStep[] {
  const versions = new Map(
    steps.flatMap(({ applications }) => applications.map(({ id, version }) => [id, version])),
  );
  const news = moves.filter(({ id, version }) => (versions.get(id) ?? version) < version);
  if (news.length === 0) return steps;
  const placed = relocate(steps, new Map(news.map(({ id, stepId }) => [id, stepId])));
  return changeApplications(
    placed,
    new Map(
      news.map(({ id, version, rejectedAt, discardState }) => [id, { version, rejectedAt, discardState }]),
    ),
  );
}

/** A board takes moves and looks of others, and what became of its people, in place; a card or a step that it does not know has it read again. */
export const boardPatch = patchBy(listSteps, {
  change: liveChange,
  apply: ({ data: { items } }, change) => {
    if (change.type === 'application_seen') {
      if (!findApplication(items, change.applicationId)) return undefined;
      const seen = changeApplications(items, new Map([[change.applicationId, { seen: true }]]));
      return { data: { items: [...seen] } };
    }
    if (change.type === 'candidate_changed') {
      const { candidate } = change;
      const own = items.flatMap(({ applications }) =>
        applications.filter((application) => application.candidate.id === candidate.id),
      );
      if (own.length === 0) return undefined;
      const changes = new Map(own.map(({ id }) => [id, { candidate }]));
      return { data: { items: [...changeApplications(items, changes)] } };
    }
    // Told of another topic than the board's.
    if (change.type === 'hunt_people') return undefined;
    const isKnown = change.applications.every(
      ({ id, stepId }) => findApplication(items, id) && items.some((step) => step.id === stepId),
    );
    return isKnown ? { data: { items: [...withMoves(items, change.applications)] } } : undefined;
  },
});

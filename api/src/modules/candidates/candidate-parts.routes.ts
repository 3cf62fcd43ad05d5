import * as stages from '@cantera/shared/contracts/candidate-stages';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { route } from '../../http/route.ts';
import { editing } from './candidate-edits.ts';
import { addStage, changeStage, removeStages } from './candidate-stages.service.ts';
import { changeCandidate } from './candidate-update.service.ts';
import { findCandidate } from './candidates.repository.ts';

interface ExperienceBody {
  readonly companyName?: string | undefined;
  readonly position?: string | undefined;
}
interface EducationBody {
  readonly institutionName?: string | undefined;
  readonly degree?: string | undefined;
}
const fromExperience = <B extends ExperienceBody>({ companyName, position, ...rest }: B) => ({
  ...rest,
  whereAt: companyName,
  what: position,
});
const fromEducation = <B extends EducationBody>({ institutionName, degree, ...rest }: B) => ({
  ...rest,
  whereAt: institutionName,
  what: degree,
});

/** The calls that change a part of a candidate: one experience, one education, where they live. */
export function candidatePartRoutes(app: FastifyInstance, deps: Deps): void {
  const whole = async (tx: Tx, actor: Actor, id: string) => ({
    data: await findCandidate(tx, actor, id, deps.config),
  });

  route(app, deps, stages.createWorkExperience, async ({ tx, actor, input: { params, body } }) => {
    await editing(tx, actor, params.id, () =>
      addStage(tx, actor, 'experience', params.id, fromExperience(body)),
    );
    return whole(tx, actor, params.id);
  });
  route(app, deps, stages.updateWorkExperience, async ({ tx, actor, input: { params, body } }) => {
    const target = { candidateId: params.id, stageId: params.experienceId };
    await editing(tx, actor, params.id, () =>
      changeStage(tx, actor, 'experience', target, fromExperience(body)),
    );
    return whole(tx, actor, params.id);
  });
  route(app, deps, stages.createEducation, async ({ tx, actor, input: { params, body } }) => {
    await editing(tx, actor, params.id, () =>
      addStage(tx, actor, 'education', params.id, fromEducation(body)),
    );
    return whole(tx, actor, params.id);
  });
  route(app, deps, stages.updateEducation, async ({ tx, actor, input: { params, body } }) => {
    const target = { candidateId: params.id, stageId: params.educationId };
    await editing(tx, actor, params.id, () =>
      changeStage(tx, actor, 'education', target, fromEducation(body)),
    );
    return whole(tx, actor, params.id);
  });
  for (const [kind, endpoint] of [
    ['experience', stages.deleteWorkExperiences],
    ['education', stages.deleteEducations],
  ] as const)
    route(app, deps, endpoint, async ({ tx, actor, input: { params, body } }) => {
      await editing(tx, actor, params.id, () => removeStages(tx, actor, kind, params.id, body));
      return whole(tx, actor, params.id);
    });

  route(app, deps, stages.updateCandidateLocation, async ({ tx, actor, input: { params, body } }) => {
    await editing(tx, actor, params.id, () =>
      changeCandidate(tx, actor, params.id, { location: body.locationId, version: body.version }),
    );
    return whole(tx, actor, params.id);
  });
}

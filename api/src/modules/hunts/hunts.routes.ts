import {
  addPoolStranger,
  getPoolProfile,
  MAX_PROFILE_BYTES,
  uploadHuntProfiles,
} from '@cantera/shared/contracts/hunt-profiles';
import { getHuntSources } from '@cantera/shared/contracts/hunt-sources';
import {
  createHunt,
  deleteHunt,
  getHunt,
  listHunts,
  previewHunt,
  updateHunt,
} from '@cantera/shared/contracts/hunts';
import {
  addPoolCandidates,
  setPoolStatus,
  updatePoolCandidate,
} from '@cantera/shared/contracts/pool-decisions';
import { countUnviewedHunts } from '@cantera/shared/contracts/unviewed-hunts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { paginate } from '../../http/pagination.ts';
import { route, uploadRoute } from '../../http/route.ts';
import { readForm, requireFile } from '../files/index.ts';
import { indicationsByModel } from './by-model/read-indications.ts';
import { addPeople, decide, note } from './decisions.service.ts';
import { readHunt, summariesOf } from './describe.ts';
import { countHunts, countUnviewed, listRows } from './hunts.repository.ts';
import { callOff, foresee, indicatedIn, makeHunt, reviseHunt } from './hunts.service.ts';
import { addStranger } from './strangers/adding.service.ts';
import { readProfile } from './strangers/profile.service.ts';
import { keepUpload, readUpload } from './strangers/upload.service.ts';

/** Somebody of a file or of a server: how they come, who they are, and how they become a candidate. */
function strangerRoutes(app: FastifyInstance, deps: Deps): void {
  uploadRoute(app, deps, uploadHuntProfiles, async ({ actor, request, inTenant }) => {
    const { bytes, name } = requireFile(await readForm(request, MAX_PROFILE_BYTES, 'file'), 'file');
    const read = await readUpload(bytes);
    return { data: await inTenant((tx) => keepUpload(tx, actor, name, read)) };
  });
  route(app, deps, getHuntSources, async () => {
    const server = deps.config.peopleSearch;
    return { data: { server: server ? { name: server.name } : null } };
  });
  route(app, deps, getPoolProfile, async ({ tx, actor, input: { params } }) => ({
    data: await readProfile(tx, actor, params),
  }));
  route(app, deps, addPoolStranger, async ({ tx, actor, input: { params, body } }) => ({
    data: await addStranger(tx, actor, deps.config, params, body),
  }));
}

/** What reads indications; by a model where there is one, which takes seconds, and a transaction must not wait for it. */
function askingRoutes(app: FastifyInstance, deps: Deps): void {
  if (!deps.model) {
    route(app, deps, createHunt, async ({ tx, actor, input: { body } }) => ({
      data: await makeHunt(tx, actor, deps, body),
    }));
    route(app, deps, previewHunt, async ({ tx, actor, input: { body } }) => ({
      data: await foresee(tx, actor, deps, body),
    }));
    return;
  }
  uploadRoute(app, deps, createHunt, async ({ actor, inTenant, input: { body } }) => {
    const asked = { ...indicatedIn(body), clauses: body.clauses };
    const said = await indicationsByModel(deps, actor, inTenant, asked);
    return { data: await inTenant((tx) => makeHunt(tx, actor, deps, body, said)) };
  });
  uploadRoute(app, deps, previewHunt, async ({ actor, inTenant, input: { body } }) => {
    const said = await indicationsByModel(deps, actor, inTenant, body);
    return { data: await inTenant((tx) => foresee(tx, actor, deps, body, said)) };
  });
}

export function huntRoutes(app: FastifyInstance, deps: Deps): void {
  const { undoSeconds } = deps.config;
  strangerRoutes(app, deps);
  askingRoutes(app, deps);
  route(app, deps, listHunts, async ({ tx, actor, input: { query } }) => {
    const rows = await listRows(tx, actor, query, query);
    const { totalItems = 0, ...pagination } = await paginate(query, rows.length, () =>
      countHunts(tx, actor, query),
    );
    return {
      data: { items: await summariesOf(tx, actor, rows), pagination: { ...pagination, totalItems } },
    };
  });
  route(app, deps, countUnviewedHunts, async ({ tx, actor, input: { query } }) => ({
    data: { unviewed: await countUnviewed(tx, actor, query) },
  }));
  route(app, deps, getHunt, async ({ tx, actor, input: { params } }) => ({
    data: await readHunt(tx, actor, params.id),
  }));
  route(app, deps, updateHunt, async ({ tx, actor, input: { params, body } }) => ({
    data: await reviseHunt(tx, actor, params.id, body),
  }));
  route(app, deps, deleteHunt, async ({ tx, actor, input: { params } }) => {
    await callOff(tx, actor, params.id);
    return { data: {} };
  });
  route(app, deps, setPoolStatus, async ({ tx, actor, input: { params, body } }) => ({
    data: await decide(tx, actor, params.id, body, undoSeconds),
  }));
  route(app, deps, updatePoolCandidate, async ({ tx, actor, input: { params, body } }) => ({
    data: await note(tx, actor, params, body),
  }));
  route(app, deps, addPoolCandidates, async ({ tx, actor, input: { params, body } }) => ({
    data: await addPeople(tx, actor, params, body, undoSeconds),
  }));
}

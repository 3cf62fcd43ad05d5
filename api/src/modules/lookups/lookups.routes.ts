import {
  autocompleteCities,
  autocompleteSkills,
  createSkill,
  listCommonSkills,
  listIndustries,
} from '@cantera/shared/contracts/lookups';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { findUser } from '../users/index.ts';
import { findCitiesByPrefix } from './cities.repository.ts';
import { industriesIn } from './industries.ts';
import { toLocation } from './location.ts';
import { commonSkills, ensureSkills, findSkillsByText } from './skills.repository.ts';

export function lookupRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, autocompleteCities, async ({ tx, actor, input: { body } }) => {
    const user = await findUser(tx, actor.agencyId, actor.userId);
    const cities = await findCitiesByPrefix(tx, actor.agencyId, body.searchQuery);
    return { data: { results: cities.map((city) => toLocation(city, user?.lang ?? 'en')) } };
  });

  route(app, deps, listIndustries, async ({ tx, actor }) => {
    const user = await findUser(tx, actor.agencyId, actor.userId);
    return { data: industriesIn(user?.lang ?? 'en') };
  });

  route(app, deps, autocompleteSkills, async ({ tx, actor, input: { query } }) => ({
    data: await findSkillsByText(tx, actor.agencyId, query.skillType, query.searchTerm),
  }));

  route(app, deps, listCommonSkills, async ({ tx, actor, input: { query } }) => ({
    data: await commonSkills(tx, actor.agencyId, query.skillType),
  }));

  route(app, deps, createSkill, async ({ tx, actor, input: { body } }) => {
    const [skill] = await ensureSkills(tx, actor.agencyId, body.type, [body.name]);
    if (!skill) throw invalidFields({ name: 'required' });
    return { data: skill };
  });
}

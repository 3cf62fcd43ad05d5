import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { SKILL_TYPES } from './enums.ts';
import { data, text } from './primitives.ts';
import { skill } from './skills.ts';

/** A city of GeoNames; `id` is its GeoNames id. */
export const city = z.object({
  id: z.string(),
  address: z.string(),
  name: z.string(),
  countryName: z.string(),
});
export type City = z.infer<typeof city>;

export const autocompleteCities = defineEndpoint({
  id: 'autocompleteCities',
  may: 'profile.own',
  method: 'POST',
  isRead: true,
  path: '/api/v1/locations/cities/autocomplete',
  summary: 'Cities whose name starts like the text, the biggest first; none below 3 characters',
  body: z.object({ searchQuery: z.string().max(100) }),
  response: data(z.object({ results: z.array(city) })),
});
export const listIndustries = defineEndpoint({
  id: 'listIndustries',
  may: 'profile.own',
  method: 'GET',
  path: '/api/v1/industries',
  summary: 'Industries in the user’s language',
  response: data(z.array(z.object({ id: z.string(), name: z.string() }))),
});
export const autocompleteSkills = defineEndpoint({
  id: 'autocompleteSkills',
  may: 'profile.own',
  method: 'GET',
  path: '/api/v1/skills/autocomplete',
  summary: 'Skills of the agency whose name contains the text; none below 3 characters',
  query: z.object({ searchTerm: z.string().max(100), skillType: z.enum(SKILL_TYPES) }),
  response: data(z.array(skill)),
});
export const listCommonSkills = defineEndpoint({
  id: 'listCommonSkills',
  may: 'profile.own',
  method: 'GET',
  path: '/api/v1/skills/common',
  summary:
    'The skills that the agency’s positions ask for most, at most 20; what a picker offers before a search',
  query: z.object({ skillType: z.enum(SKILL_TYPES) }),
  response: data(z.array(skill)),
});
export const createSkill = defineEndpoint({
  id: 'createSkill',
  may: 'candidates.write',
  method: 'POST',
  path: '/api/skills',
  retry: false,
  summary: 'Create a skill, or find the one of that name and type',
  body: z.object({ name: text(1, 100), type: z.enum(SKILL_TYPES) }),
  response: data(skill),
});

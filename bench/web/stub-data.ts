/** Answers that are enough for the measured pages, in wire names; sizes are those of the demo. */
const AGENCY_ID = '00000000-0000-4000-8000-000000000001';
const user = {
  id: '00000000-0000-4000-8000-000000000002',
  email: 'recruiter@demo.test',
  first_name: 'Núria',
  last_name: 'Casals Puig',
  role: 'RECRUITER',
  image_url: null,
  lang: 'en',
  agency_id: AGENCY_ID,
  permissions: [],
};
const agency = {
  id: AGENCY_ID,
  slug: 'demo',
  name: 'Demo Talent',
  web_url: null,
  linkedin_url: null,
  logo_url: null,
  primary_color: '#0B6E69',
  plan: { limits: { max_candidates: 1000, max_members: 10 } },
  privacy_policy: { privacy_policy: '', privacy_policy_information: '' },
  legal: {
    expiration_gdpr_days: 365,
    deletion_period_rejected_gdpr_days: null,
    deletion_period_rejected_gdpr_enabled: false,
  },
};
const person = (n: number) => ({
  id: `00000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`,
  first_name: ['Bernat', 'Gemma', 'Pol'][n % 3],
  last_name: ['Hurtado', 'Mir', 'Roca'][n % 3],
  email: `person${n}@demo.test`,
  image_url: null,
});

const position = (n: number) => ({
  id: `00000000-0000-4000-8000-0000000002${String(n).padStart(2, '0')}`,
  title: `Senior Backend Engineer ${n}`,
  status: 'OPEN',
  priority: 'HIGH',
  recruiters: [person(n), person(n + 1)],
  hiring_managers: [],
  client: {
    id: `00000000-0000-4000-8000-0000000003${String(n).padStart(2, '0')}`,
    name: 'Alba Renovables',
    logo_url: null,
  },
  location: { id: null, name: 'Barcelona', address: 'Barcelona, Spain', country_name: 'Spain' },
  languages: [],
  candidates_by_step: { inbox: 24, internal: 8, external: 3, hired: 1, discarded: 4 },
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

const list = (items: unknown[]) => ({
  data: { items, pagination: { page: 1, page_size: 25, total_items: items.length } },
});

/** Answer to a GET of the API; an empty list for what is not described here. */
export function stubAnswer(path: string): unknown {
  if (path === '/api/v1/users/me') return { data: user };
  if (path === '/api/v1/agency') return { data: agency };
  if (path === '/api/v1/users') return { users: [user] };
  if (path === '/api/v1/positions') return list(Array.from({ length: 12 }, (_, n) => position(n)));
  return list([]);
}

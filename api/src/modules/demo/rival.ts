import type { DemoClient } from './clients.ts';
import type { DemoPosition } from './demo-position.ts';

/** Data of the other agency: enough to show that neither sees the other's. */
export const RIVAL_CLIENTS: readonly DemoClient[] = [
  {
    key: 'bank',
    name: 'Banca Rivalta',
    legalName: 'Banca Rivalta, S.A.',
    description: '<p>A bank that only the rival knows.</p>',
    size: '501_TO_1000_EMPLOYEES',
    webUrl: 'https://rivalta.example.com',
    industry: 'banking',
    linkedinUrl: null,
    city: ['Madrid', 'ES'],
    contacts: [
      { name: 'Rosa Rivalta', email: 'rosa@rivalta.example.com', position: 'CEO', phone: '+34 910 000 001' },
    ],
  },
];

const common = {
  client: 'bank',
  locale: 'es',
  city: ['Madrid', 'ES'],
  contract: 'FULLTIME',
  years: [3, 6],
  priority: 'NONE',
  hiringNumber: 1,
  commission: 22,
  languages: [],
  recruiters: ['recruiter'],
  managers: [],
} as const;

export const RIVAL_POSITIONS: readonly DemoPosition[] = [
  {
    ...common,
    key: 'risk',
    title: 'Analista de riesgos',
    status: 'OPEN',
    track: 'finance',
    workMode: 'HYBRID',
    salary: [34000, 42000],
    onPortal: true,
    applications: 6,
    openedDaysAgo: 14,
    description: '<h2>El puesto</h2><p>Análisis de riesgo de crédito para empresas medianas.</p>',
    notes: 'Rival canary note.',
  },
  {
    ...common,
    key: 'branch',
    title: 'Directora de oficina',
    status: 'DRAFT',
    track: 'sales',
    workMode: 'ON-SITE',
    salary: null,
    onPortal: false,
    applications: 0,
    openedDaysAgo: null,
    description: '',
  },
];

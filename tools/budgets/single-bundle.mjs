/** Stands in for the host's `load-remote.ts` in the build that the benches compare with: everything in one bundle. */
const EXPOSED = {
  'mfe_positions/routes': () => import('../../mfe-positions/src/exposes/routes.tsx'),
  'mfe_candidates/routes': () => import('../../mfe-candidates/src/exposes/routes.tsx'),
  'mfe_candidates/candidate-panel': () => import('../../mfe-candidates/src/exposes/candidate-panel.tsx'),
  'mfe_candidates/cv-viewer': () => import('../../mfe-candidates/src/exposes/cv-viewer.tsx'),
  'mfe_clients_contracts/routes': () => import('../../mfe-clients-contracts/src/exposes/routes.tsx'),
  'mfe_agency/routes': () => import('../../mfe-agency/src/exposes/routes.tsx'),
  'mfe_career_site/routes': () => import('../../mfe-career-site/src/exposes/routes.tsx'),
};

export const loadExpose = (id) => EXPOSED[id]?.() ?? Promise.reject(new Error(`${id} is not in the bundle`));

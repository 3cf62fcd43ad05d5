import type { en } from './en.ts';

const ca: Readonly<Record<keyof typeof en, string>> = {
  'candidates.cv.label': 'Visor de CV',
  'candidates.list.title': 'Candidats',
  'candidates.panel.close': 'Tanca',
  'candidates.panel.label': 'Tauler del candidat',
};

export default ca;

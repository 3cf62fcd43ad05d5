import type { en } from './en.ts';

const es: Readonly<Record<keyof typeof en, string>> = {
  'candidates.cv.label': 'Visor de CV',
  'candidates.list.title': 'Candidatos',
  'candidates.panel.close': 'Cerrar',
  'candidates.panel.label': 'Panel del candidato',
};

export default es;

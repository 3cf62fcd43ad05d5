import type { assignEn } from './texts-assign-en.ts';

/** Texts of the dialog that assigns candidates to a position. */
export const assignCa: Record<keyof typeof assignEn, string> = {
  'candidates.assign.assign': 'Assigna',
  'candidates.assign.client': 'Client',
  'candidates.assign.filters': 'Filtres',
  'candidates.assign.loadFailed': 'No s’han pogut carregar les posicions',
  'candidates.assign.none': 'No s’han trobat resultats',
  'candidates.assign.position': 'Posició',
  'candidates.assign.positions': 'Les teves posicions',
  'candidates.assign.priority': 'Prioritat',
  'candidates.assign.search': 'Cerca per títol',
  'candidates.assign.status': 'Estat',
  'candidates.assign.title': 'Assigna candidats a una posició',
  'candidates.assign.welcome': 'Envia el missatge de benvinguda',
  'candidates.assign.welcomeHint': 'El veus, i a qui arriba, abans que s’enviï.',
  'candidates.assign.empty':
    'No ets reclutador/a de cap posició oberta. Qui pot editar una posició pot afegir-te als seus reclutadors.',
  'candidates.assign.toPositions': 'Mostra les posicions',
};

export default assignCa;
